package tengen.store.games;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tengen.game.GameRules;
import tengen.game.Ruling;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.protocol.record.Branch;
import tengen.protocol.record.RecordedMove;
import tengen.protocol.words.GameBytes;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredTurn;

/** Replays a game and its branches by its rules. Used once. */
final class LineJudge {
  /** Maximum size of the positions where branches start, which are in memory at once, in bytes. */
  private static final long MAX_BRANCH_BYTES = 16 << 20;

  private final StoredGame game;
  private final Set<BranchPoint> leaving;
  private final Map<BranchPoint, Ruling> left = new HashMap<>();
  private Ruling ruling;
  private long branchBytes;

  /**
   * A position where branches start.
   *
   * @param line 0 for the game itself, else the number of a branch
   * @param ply number of turns before it
   */
  private record BranchPoint(int line, int ply) {
    static BranchPoint of(Branch branch) {
      return new BranchPoint(branch.of(), branch.ply());
    }
  }

  /** Creates a judge of a game whose setup is valid. */
  LineJudge(GameRules rules, StoredGame game) {
    this.game = game;
    leaving = game.branches().stream().map(BranchPoint::of).collect(Collectors.toSet());
    ruling = rules.judge(rules.start(game.start().setup()));
  }

  /** Returns the error in the game's own turns; empty if all are legal. */
  Optional<String> objection() {
    return objection(0, game.turns().stream().map(StoredTurn::turn).toList());
  }

  /** Returns the result after the turns that were judged last. */
  Verdict verdict() {
    return ruling.verdict();
  }

  /** Returns the error in the branches. Must be called after {@link #objection()}. */
  Optional<String> objectionToBranches() {
    for (int number = 1; number <= game.branches().size(); number++) {
      Branch branch = game.branches().get(number - 1);
      ruling = Objects.requireNonNull(left.get(BranchPoint.of(branch)));
      List<Turn> turns = branch.moves().stream().map(RecordedMove::turn).toList();
      Optional<String> objection = objection(number, turns);
      if (objection.isPresent()) {
        return Optional.of("branch " + number + ", " + objection.get());
      }
    }
    return Optional.empty();
  }

  private Optional<String> objection(int line, List<Turn> turns) {
    for (Turn turn : turns) {
      var origin = new BranchPoint(line, ruling.position().turns().size());
      if (leaving.contains(origin)) {
        left.put(origin, ruling);
        branchBytes += GameBytes.ofShared(game.start().setup(), origin.ply());
      }
      if (branchBytes > MAX_BRANCH_BYTES) {
        return Optional.of("branches at positions of more than " + MAX_BRANCH_BYTES + " bytes");
      }
      ruling = ruling.withToMove(turn.side());
      Optional<String> objection = ruling.objection(turn.move());
      if (objection.isPresent()) {
        return Optional.of("move " + (origin.ply() + 1) + ": " + objection.get());
      }
      ruling = ruling.play(turn.move());
    }
    return Optional.empty();
  }
}
