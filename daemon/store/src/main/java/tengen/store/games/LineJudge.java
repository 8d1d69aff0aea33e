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
import tengen.store.archive.KeptGame;
import tengen.store.archive.KeptTurn;

/** Plays the lines of a game by its rules: its own one, then its branches. Used once. */
final class LineJudge {
  private final KeptGame game;
  private final Set<Place> leaving;
  private final Map<Place, Ruling> left = new HashMap<>();
  private Ruling ruling;

  /**
   * Where a branch leaves a line.
   *
   * @param line 0 is the game's own
   * @param ply so many turns stand before
   */
  private record Place(int line, int ply) {
    static Place of(Branch branch) {
      return new Place(branch.of(), branch.ply());
    }
  }

  /** A judge of this game, to whose setup its rules do not object. */
  LineJudge(GameRules rules, KeptGame game) {
    this.game = game;
    leaving = game.branches().stream().map(Place::of).collect(Collectors.toSet());
    ruling = rules.judge(rules.start(game.start().setup()));
  }

  /** What is wrong with the game's own turns; empty: nothing. */
  Optional<String> objection() {
    return objection(0, game.turns().stream().map(KeptTurn::turn).toList());
  }

  /** How it stands after the turns that were judged last. */
  Verdict verdict() {
    return ruling.verdict();
  }

  /** What is wrong with its branches, when its own turns have been judged. */
  Optional<String> objectionToBranches() {
    for (int number = 1; number <= game.branches().size(); number++) {
      Branch branch = game.branches().get(number - 1);
      ruling = Objects.requireNonNull(left.get(Place.of(branch)));
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
      var here = new Place(line, ruling.position().turns().size());
      if (leaving.contains(here)) {
        left.put(here, ruling);
      }
      ruling = ruling.withToMove(turn.side());
      Optional<String> objection = ruling.objection(turn.move());
      if (objection.isPresent()) {
        return Optional.of("move " + (here.ply() + 1) + ": " + objection.get());
      }
      ruling = ruling.play(turn.move());
    }
    return Optional.empty();
  }
}
