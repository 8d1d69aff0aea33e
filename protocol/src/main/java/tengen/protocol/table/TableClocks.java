package tengen.protocol.table;

import java.util.OptionalLong;
import tengen.game.Side;

/**
 * The clocks of a table.
 *
 * @param mainMs of each side for the whole game; empty: no limit
 * @param incrementMs added after each own move
 * @param moveMs of one move; empty: no limit
 */
public record TableClocks(OptionalLong mainMs, long incrementMs, OptionalLong moveMs) {
  /** What each has at the start. */
  public TimeLeft start() {
    long main = mainMs.orElse(TimeLeft.UNLIMITED);
    return new TimeLeft(main, main, moveMs.orElse(TimeLeft.UNLIMITED));
  }

  /** What is left when a side has made its move. */
  public TimeLeft moved(TimeLeft left, Side side) {
    TimeLeft more = mainMs.isPresent() ? left.spent(side, -incrementMs) : left;
    return more.withMove(moveMs.orElse(TimeLeft.UNLIMITED));
  }
}
