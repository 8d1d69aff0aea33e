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
 * Looks for a move that wins at once, or that stops the opponent from doing so, by the referee of
 * any game: it plays moves and asks whether the game is over.
 *
 * <p>Its work is bounded by {@value #MAX_TRIALS} played moves and by {@value #MAX_MS} ms: rules
 * need not be fast. A quiet position of 484 points takes 1,500, one for each win of either side and
 * one for each reply to the first move; a lost one takes two or three more for each move.
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
   * The first of these legal moves that wins; else the first after which the opponent cannot win at
   * once. Moves to where he would win now come before the others.
   *
   * @return empty: nothing helps, or the bounds came first
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

  /** Whether the opponent has no win in one after this move; the known ones are tried first. */
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
