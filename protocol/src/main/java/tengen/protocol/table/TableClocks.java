package tengen.protocol.table;

import java.util.OptionalLong;
import tengen.game.Side;

/**
 * The time control of a table.
 *
 * @param mainMs time of each side for the whole game; empty for no limit
 * @param incrementMs added after each own move
 * @param moveMs time of a move; empty for no limit
 */
public record TableClocks(OptionalLong mainMs, long incrementMs, OptionalLong moveMs) {
  /** Returns the time at the start. */
  public TimeLeft start() {
    long main = mainMs.orElse(TimeLeft.UNLIMITED);
    return new TimeLeft(main, main, moveMs.orElse(TimeLeft.UNLIMITED));
  }

  /** Returns the time left after a side's move. */
  public TimeLeft moved(TimeLeft left, Side side) {
    TimeLeft more = mainMs.isPresent() ? left.spent(side, -incrementMs) : left;
    return more.withMove(moveMs.orElse(TimeLeft.UNLIMITED));
  }
}
