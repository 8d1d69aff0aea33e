package tengen.protocol.table;

import java.util.OptionalLong;
import tengen.game.Side;
import tengen.search.Clock;

/**
 * The time control of a table.
 *
 * @param mainMs time of each side for the whole game; empty for no limit
 * @param incrementMs added after each own move
 * @param moveMs time of a move; empty for no limit
 * @param overtime byo-yomi periods after the main time; only with a main time, which may be 0
 */
public record TableClocks(
    OptionalLong mainMs, long incrementMs, OptionalLong moveMs, Overtime overtime) {

  /**
   * Japanese byo-yomi: a period that a move does not use up is restored after the move.
   *
   * @param periods number of periods; 0 for none
   * @param periodMs time of each
   */
  public record Overtime(int periods, long periodMs) {
    /** No overtime. */
    public static final Overtime NONE = new Overtime(0, 0);

    /** Returns the time of all periods. */
    long totalMs() {
      return periods * periodMs;
    }
  }

  /** Creates a time control without overtime. */
  public TableClocks(OptionalLong mainMs, long incrementMs, OptionalLong moveMs) {
    this(mainMs, incrementMs, moveMs, Overtime.NONE);
  }

  /** Returns the time at the start. A side's time is the main time and all periods together. */
  public TimeLeft start() {
    long main = mainMs.isPresent() ? mainMs.getAsLong() + overtime.totalMs() : TimeLeft.UNLIMITED;
    return new TimeLeft(main, main, moveMs.orElse(TimeLeft.UNLIMITED));
  }

  /** Returns the time left after a side's move. */
  public TimeLeft moved(TimeLeft left, Side side) {
    TimeLeft more =
        mainMs.isPresent() ? left.spent(side, -incrementMs - restoredMs(left.of(side))) : left;
    return more.withMove(moveMs.orElse(TimeLeft.UNLIMITED));
  }

  /** Returns the used part of the running period, which a move gives back. */
  private long restoredMs(long leftMs) {
    long periodMs = overtime.periodMs();
    return leftMs >= overtime.totalMs() ? 0 : Math.ceilDiv(leftMs, periodMs) * periodMs - leftMs;
  }

  /**
   * Returns the clock for a side's search of a move.
   *
   * @param turnMs time for the move; {@link TimeLeft#UNLIMITED} for no limit
   */
  public Clock clock(TimeLeft left, Side side, long turnMs) {
    Clock turn =
        turnMs == TimeLeft.UNLIMITED ? Clock.UNLIMITED : Clock.UNLIMITED.withTurnMs(turnMs);
    if (mainMs.isEmpty()) {
      return turn;
    }
    long leftMs = left.of(side);
    Clock game = turn.withLeftMs(mainLeftMs(leftMs)).withIncrementMs(incrementMs);
    return overtime.periods() == 0
        ? game
        : game.withPeriods(periodLeftMs(leftMs), Clock.NONE, periodsLeft(leftMs));
  }

  /** Returns the main time that a side has left. */
  public long mainLeftMs(long leftMs) {
    return Math.max(0, leftMs - overtime.totalMs());
  }

  /** Returns the number of periods that a side has left, with the running one. */
  public int periodsLeft(long leftMs) {
    return overtime.periods() == 0
        ? 0
        : (int) Math.min(overtime.periods(), Math.ceilDiv(leftMs, overtime.periodMs()));
  }

  /** Returns the time left of the running period, or the length of the first. */
  public long periodLeftMs(long leftMs) {
    return leftMs >= overtime.totalMs()
        ? overtime.periodMs()
        : leftMs - Math.max(0, periodsLeft(leftMs) - 1) * overtime.periodMs();
  }
}
