package tengen.host.search;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Side;
import tengen.game.Verdict;

/**
 * Finds a move that wins at once, or that prevents the opponent from doing so, for any game: plays
 * moves on the referee and checks whether the game is over.
 *
 * <p>Limited to {@value #MAX_TRIALS} moves and {@value #MAX_MS} ms, because rules may be slow. A
 * quiet position of 484 points needs 1,500 moves; a lost one needs two or three more per legal
 * move.
 */
final class WinInOne {
  private static final int MAX_TRIALS = 10_000;
  private static final long MAX_MS = 200;

  private final GameRules rules;
  private final Side mover;
  private final Ruling start;
  private final LongSupplier nanoClock;
  private final long endNanos;
  private int trials;

  WinInOne(GameRules rules, Position position, LongSupplier nanoClock) {
    this.rules = rules;
    this.nanoClock = nanoClock;
    mover = position.toMove();
    start = rules.judge(position);
    endNanos = nanoClock.getAsLong() + TimeUnit.MILLISECONDS.toNanos(MAX_MS);
  }

  /**
   * Returns the first move that wins; else the first after which the opponent cannot win at once.
   * Tries points where the opponent could win first.
   *
   * @return empty if no move helps or a limit was reached
   */
  Optional<Move> find(List<Move> moves) {
    Optional<Move> win = moves.stream().filter(move -> isWin(start, move, mover)).findFirst();
    if (win.isPresent()) {
      return win;
    }
    Ruling passed = opponent(start);
    List<Move> threats =
        replies(passed).filter(move -> isWin(passed, move, mover.other())).toList();
    List<Move> blocks = threats.stream().filter(moves::contains).toList();
    return Stream.concat(blocks.stream(), moves.stream())
        .filter(move -> stops(move, threats))
        .findFirst()
        .or(() -> blocks.stream().findFirst());
  }

  /**
   * Returns whether the opponent cannot win at once after a move. Tries the known threats first.
   */
  private boolean stops(Move move, List<Move> threats) {
    if (isOver() || isWin(start, move, mover.other())) {
      return false;
    }
    Ruling after = opponent(start.play(move));
    boolean isSafe =
        Stream.concat(
                threats.stream().filter(threat -> after.objection(threat).isEmpty()),
                replies(after))
            .noneMatch(reply -> isWin(after, reply, mover.other()));
    return isSafe && !isOver();
  }

  private Ruling opponent(Ruling ruling) {
    return ruling.withToMove(mover.other());
  }

  private Stream<Move> replies(Ruling ruling) {
    return rules.legalMoves(ruling.position()).limit(FallbackMove.MAX_MOVES);
  }

  private boolean isWin(Ruling before, Move move, Side winner) {
    trials++;
    return !isOver()
        && before.play(move).verdict() instanceof Verdict.Won(Side side, String _, var _)
        && side == winner;
  }

  private boolean isOver() {
    return trials > MAX_TRIALS || nanoClock.getAsLong() - endNanos > 0;
  }
}
