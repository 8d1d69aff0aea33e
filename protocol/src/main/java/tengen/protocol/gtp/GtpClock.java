package tengen.protocol.gtp;

import tengen.search.Clock;

/**
 * One side's clock, as far as a session knows it.
 *
 * <p>Controllers that send {@code time_left} keep the clock themselves, and a search gets it as
 * told. Others, gogui-twogtp among them, say {@code time_settings} once and measure in silence. A
 * session has no clock of its own to find out what a move has cost, so it promises: each move may
 * take one {@value #SHARE}th of what is left, as a limit of its own, and is charged in full. All
 * shares together never exceed the main time, however long the game. In overtime a move's share is
 * an even part of the period.
 *
 * @param overtimeMs as set; 0 where there is none
 * @param overtimeMoves as set, within {@code overtimeMs}; 0 where there is none
 * @param leftMs main time; {@link Clock#NONE}: no limit
 * @param periodMs left of the running overtime
 * @param periodMoves left of the running overtime; 0: still in main time
 * @param isTold whether the rest is as {@code time_left} said, with no move since
 */
record GtpClock(
    long overtimeMs,
    int overtimeMoves,
    long leftMs,
    long periodMs,
    int periodMoves,
    boolean isTold) {
  /** Guess: 5 % for the first move, a third of the time after twenty. */
  private static final int SHARE = 20;

  /** Beyond any game; keeps sums of milliseconds far from overflow. */
  private static final double MAX_SECONDS = 1e9;

  static final GtpClock UNLIMITED = new GtpClock(0, 0, Clock.NONE, 0, 0, false);

  /** As {@code time_settings} says, in seconds. */
  static GtpClock set(int main, int overtime, int stones) {
    boolean noLimit = overtime > 0 ? stones == 0 : main == 0;
    if (noLimit) {
      return UNLIMITED;
    }
    if (overtime == 0) {
      return new GtpClock(0, 0, 1000L * main, 0, 0, false);
    }
    var clock = new GtpClock(1000L * overtime, stones, 1000L * main, 0, 0, false);
    return main > 0 ? clock : clock.inOvertime();
  }

  /** As {@code time_left} says; less than nothing is nothing. */
  GtpClock timeLeft(double seconds, int stones) {
    long ms = Math.round(1000 * Math.clamp(seconds, 0, MAX_SECONDS));
    return stones == 0
        ? new GtpClock(overtimeMs, overtimeMoves, ms, 0, 0, true)
        : new GtpClock(overtimeMs, overtimeMoves, 0, ms, stones, true);
  }

  /** For the next search. */
  Clock clock() {
    if (periodMoves > 0) {
      int none = Clock.NONE;
      return new Clock(isTold ? none : moveMs(), none, 0, none, periodMs, periodMoves, none);
    }
    if (leftMs == Clock.NONE) {
      return Clock.UNLIMITED;
    }
    if (isOvertimeBetter()) {
      return inOvertime().clock();
    }
    Clock clock = Clock.UNLIMITED.withLeftMs(leftMs).withTurnMs(isTold ? Clock.NONE : moveMs());
    return overtimeMoves == 0 ? clock : clock.withPeriods(overtimeMs, overtimeMoves, Clock.NONE);
  }

  /** After a move of this side's. */
  GtpClock afterMove() {
    if (periodMoves > 0) {
      return afterOvertimeMove();
    }
    if (leftMs == Clock.NONE) {
      return this;
    }
    return isOvertimeBetter()
        ? inOvertime().afterOvertimeMove()
        : new GtpClock(overtimeMs, overtimeMoves, leftMs - chargeMs(), 0, 0, false);
  }

  private GtpClock afterOvertimeMove() {
    if (periodMoves == 1 && overtimeMoves > 0) {
      return inOvertime();
    }
    int moves = Math.max(1, periodMoves - 1);
    return new GtpClock(overtimeMs, overtimeMoves, 0, periodMs - chargeMs(), moves, false);
  }

  private GtpClock inOvertime() {
    return new GtpClock(overtimeMs, overtimeMoves, 0, overtimeMs, overtimeMoves, false);
  }

  /** Whether a share of the main time has become less than overtime gives for a move. */
  private boolean isOvertimeBetter() {
    return !isTold && overtimeMoves > 0 && moveMs() <= overtimeMs / overtimeMoves;
  }

  /** The most that the next move may take where nobody tells. */
  private long moveMs() {
    return periodMoves > 0 ? periodMs / periodMoves : leftMs / SHARE;
  }

  /** A told clock had no limit but the host's plan: half is a guess on the safe side. */
  private long chargeMs() {
    return isTold ? (periodMoves > 0 ? periodMs : leftMs) / 2 : moveMs();
  }
}
