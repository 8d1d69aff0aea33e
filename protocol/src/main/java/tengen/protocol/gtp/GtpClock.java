package tengen.protocol.gtp;

import tengen.protocol.gtp.GtpTimeControl.Absolute;
import tengen.protocol.gtp.GtpTimeControl.ByoYomi;
import tengen.protocol.gtp.GtpTimeControl.Canadian;
import tengen.protocol.gtp.GtpTimeControl.Fischer;
import tengen.protocol.gtp.GtpTimeControl.Unlimited;
import tengen.search.Clock;

/**
 * A side's clock, as far as a session knows it.
 *
 * <p>Controllers that send {@code time_left} keep the clock themselves, and a search gets their
 * times. Others, such as gogui-twogtp, send {@code time_settings} once and measure without further
 * messages. A session cannot measure the time of a move on such a controller's clock. So each move
 * gets a limit of a {@value #TIME_LEFT_DIVISOR}th of the time left, and the full limit is
 * subtracted. All shares together never exceed the main time, however long the game. In overtime a
 * move gets an even part of the period, or a whole period if periods are renewed.
 *
 * @param control as set, with or without overtime
 * @param leftMs main time left; {@link Clock#NONE} for no limit
 * @param periodMs time left of the current overtime period
 * @param units moves left of the current overtime, or periods left; 0 in main time
 * @param isReported whether the times are from {@code time_left} and no move has followed
 */
record GtpClock(GtpTimeControl control, long leftMs, long periodMs, int units, boolean isReported) {
  /**
   * Divisor of the time left for a move; an estimate. The first move gets 5 %; after twenty moves a
   * third of the time is left.
   */
  private static final int TIME_LEFT_DIVISOR = 20;

  /** Maximum time in seconds, beyond any game; keeps sums of milliseconds from overflowing. */
  private static final double MAX_SECONDS = 1e9;

  /** Time up to which a controller may have rounded down to 0, in milliseconds. */
  private static final long MAX_ROUNDED_MS = 1000;

  static final GtpClock UNLIMITED = new GtpClock(new Unlimited(), Clock.NONE, 0, 0, false);

  /** Returns the clock of {@code time_settings}, in seconds. */
  static GtpClock set(int main, int overtime, int stones) {
    return set(new Canadian(main, overtime, stones));
  }

  /**
   * Returns the clock of a time control. No time at all, and overtime for no moves, mean no limit.
   */
  static GtpClock set(GtpTimeControl control) {
    return switch (control) {
      case Unlimited _ -> UNLIMITED;
      case Absolute(double main) when main == 0 -> UNLIMITED;
      case Absolute(double main) -> inMainTime(control, main);
      case Canadian(double main, double period, int _) when period == 0 -> set(new Absolute(main));
      case Canadian(double _, double _, int moves) when moves == 0 -> UNLIMITED;
      case Canadian(double main, double _, int _) -> inMainTime(control, main).orOvertime();
      case ByoYomi(double main, double period, int periods) when period == 0 || periods == 0 ->
          set(new Absolute(main));
      case ByoYomi(double main, double _, int _) -> inMainTime(control, main).orOvertime();
      case Fischer(double main, double _, double _, double _) -> inMainTime(control, main);
    };
  }

  private static GtpClock inMainTime(GtpTimeControl control, double main) {
    return new GtpClock(control, ms(main), 0, 0, false);
  }

  private static long ms(double seconds) {
    return Math.round(1000 * Math.clamp(seconds, 0, MAX_SECONDS));
  }

  /**
   * Returns the clock after {@code time_left}. Negative times count as 0. If the overtime is at
   * most a second long and 0 is left, the controller has rounded it down, and all of it is left.
   */
  GtpClock timeLeft(double seconds, int units) {
    long ms = ms(seconds);
    if (units == 0) {
      return new GtpClock(control, ms, 0, 0, true);
    }
    boolean isRounded = ms == 0 && overtimeMs() <= MAX_ROUNDED_MS;
    return new GtpClock(control, 0, isRounded ? overtimeMs() : ms, units, true);
  }

  /** Returns the clock for the next search. */
  Clock clock() {
    int none = Clock.NONE;
    if (units > 0) {
      return new Clock(isReported ? none : moveMs(), none, 0, none, periodMs, none, none)
          .withPeriods(periodMs, returns() ? none : units, returns() ? units : none);
    }
    if (leftMs == none) {
      return Clock.UNLIMITED;
    }
    if (isOvertimeBetter()) {
      return inOvertime().clock();
    }
    Clock clock = Clock.UNLIMITED.withLeftMs(leftMs).withTurnMs(isReported ? none : moveMs());
    return switch (control) {
      case Unlimited _, Absolute _ -> clock;
      case Canadian(double _, double _, int moves) -> clock.withPeriods(overtimeMs(), moves, none);
      case ByoYomi(double _, double _, int periods) ->
          clock.withPeriods(overtimeMs(), none, periods);
      case Fischer fischer -> capped(clock.withIncrementMs(ms(fischer.increment())), fischer);
    };
  }

  private static Clock capped(Clock clock, Fischer fischer) {
    if (fischer.move() < 0) {
      return clock;
    }
    long most = ms(fischer.move());
    return clock.withTurnMs(clock.turnMs() == Clock.NONE ? most : Math.min(most, clock.turnMs()));
  }

  /** Returns the clock after a move of this side. */
  GtpClock afterMove() {
    if (units > 0) {
      return afterOvertimeMove();
    }
    if (leftMs == Clock.NONE) {
      return this;
    }
    return isOvertimeBetter()
        ? inOvertime().afterOvertimeMove()
        : new GtpClock(control, afterIncrement(leftMs - chargeMs()), 0, 0, false);
  }

  private long afterIncrement(long ms) {
    if (!(control instanceof Fischer fischer)) {
      return ms;
    }
    long more = ms + ms(fischer.increment());
    return fischer.most() < 0 ? more : Math.min(more, Math.max(ms, ms(fischer.most())));
  }

  private GtpClock afterOvertimeMove() {
    if (returns()) {
      return new GtpClock(control, 0, overtimeMs(), units, false);
    }
    if (units == 1 && overtimeMs() > 0) {
      return inOvertime();
    }
    return new GtpClock(control, 0, periodMs - chargeMs(), Math.max(1, units - 1), false);
  }

  /** Returns whether a move within its period gets a whole period the next time. */
  private boolean returns() {
    return control instanceof ByoYomi;
  }

  private GtpClock orOvertime() {
    return leftMs > 0 ? this : inOvertime();
  }

  private GtpClock inOvertime() {
    return new GtpClock(control, 0, overtimeMs(), overtimeUnits(), false);
  }

  /** Returns the length of an overtime period in milliseconds; 0 if there is none. */
  private long overtimeMs() {
    return switch (control) {
      case Unlimited _, Absolute _, Fischer _ -> 0;
      case Canadian canadian -> ms(canadian.period());
      case ByoYomi byoYomi -> ms(byoYomi.period());
    };
  }

  private int overtimeUnits() {
    return switch (control) {
      case Unlimited _, Absolute _, Fischer _ -> 0;
      case Canadian canadian -> canadian.moves();
      case ByoYomi byoYomi -> byoYomi.periods();
    };
  }

  /** Returns whether overtime would give more time for a move than a share of the main time. */
  private boolean isOvertimeBetter() {
    return !isReported && overtimeMs() > 0 && moveMs() <= inOvertime().moveMs();
  }

  /** Returns the maximum time of the next move if the controller does not send times. */
  private long moveMs() {
    if (units == 0) {
      return leftMs / TIME_LEFT_DIVISOR;
    }
    return returns() ? periodMs : periodMs / units;
  }

  /**
   * Returns the time to subtract for a move. With times from {@code time_left} the host planned the
   * move; half of the time is a safe estimate.
   */
  private long chargeMs() {
    return isReported ? (units > 0 ? periodMs : leftMs) / 2 : moveMs();
  }
}
