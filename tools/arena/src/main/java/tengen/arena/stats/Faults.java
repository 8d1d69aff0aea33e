package tengen.arena.stats;

import java.util.Optional;
import tengen.arena.game.GameResult;
import tengen.arena.game.Reason;
import tengen.game.Side;

/** Counts of games that a contestant lost by crash, time or an illegal move. */
public record Faults(int crashes, int timeLosses, int illegalMoves) {
  /** No faults. */
  public static final Faults NONE = new Faults(0, 0, 0);

  /** Returns the faults of one side in a game. */
  static Faults of(GameResult game, Side side) {
    if (!game.outcome().winner().equals(Optional.of(side.other()))) {
      return NONE;
    }
    Reason reason = game.outcome().reason();
    return new Faults(
        reason == Reason.CRASH ? 1 : 0,
        reason == Reason.TIME ? 1 : 0,
        reason == Reason.ILLEGAL_MOVE ? 1 : 0);
  }

  /** Returns the sum of both. */
  public Faults plus(Faults more) {
    return new Faults(
        crashes + more.crashes, timeLosses + more.timeLosses, illegalMoves + more.illegalMoves);
  }
}
