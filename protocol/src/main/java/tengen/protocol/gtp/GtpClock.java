package tengen.protocol.gtp;

import tengen.protocol.gtp.GtpTimeControl.Absolute;
import tengen.protocol.gtp.GtpTimeControl.ByoYomi;
import tengen.protocol.gtp.GtpTimeControl.Canadian;
import tengen.protocol.gtp.GtpTimeControl.Fischer;
import tengen.protocol.gtp.GtpTimeControl.Unlimited;
import tengen.search.Clock;

/**
 * One side's clock, as far as a session knows it.
 *
 * <p>Controllers that send {@code time_left} keep the clock themselves, and a search gets it as
 * told. Others, gogui-twogtp among them, say {@code time_settings} once and measure in silence. A
 * session has no clock of its own to find out what a move has cost, so it promises: each move may
 * take one {@value #SHARE}th of what is left, as a limit of its own, and is charged in full. All
 * shares together never exceed the main time, however long the game. In overtime a move's share is
 * an even part of the period, or a whole one where periods come again.
 *
 * @param control as set, with some overtime or none
 * @param leftMs main time; {@link Clock#NONE}: no limit
 * @param periodMs left of the running overtime
 * @param units moves left of the running overtime, or periods left; 0: still in main time
 * @param isTold whether the rest is as {@code time_left} said, with no move since
 */
record GtpClock(GtpTimeControl control, long leftMs, long periodMs, int units, boolean isTold) {
  /** Guess: 5 % for the first move, a third of the time after twenty. */
  private static final int SHARE = 20;

  /** Beyond any game; keeps sums of milliseconds far from overflow. */
  private static final double MAX_SECONDS = 1e9;

  /** Controllers round down to whole seconds. */
  private static final long ROUNDED_MS = 1000;

  static final GtpClock UNLIMITED = new GtpClock(new Unlimited(), Clock.NONE, 0, 0, false);

  /** As {@code time_settings} says, in seconds. */
  static GtpClock set(int main, int overtime, int stones) {
    return set(new Canadian(main, overtime, stones));
  }

  /** As set; no time at all is no limit, and so is an overtime for no moves. */
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
   * As {@code time_left} says; less than nothing is nothing. An overtime no longer than a second
   * that is told to be nothing has been rounded down: it is all there.
   */
  GtpClock timeLeft(double seconds, int units) {
    long ms = ms(seconds);
    if (units == 0) {
      return new GtpClock(control, ms, 0, 0, true);
    }
    boolean isRounded = ms == 0 && overtimeMs() <= ROUNDED_MS;
    return new GtpClock(control, 0, isRounded ? overtimeMs() : ms, units, true);
  }

  /** For the next search. */
  Clock clock() {
    int none = Clock.NONE;
    if (units > 0) {
      return new Clock(isTold ? none : moveMs(), none, 0, none, periodMs, none, none)
          .withPeriods(periodMs, returns() ? none : units, returns() ? units : none);
    }
    if (leftMs == none) {
      return Clock.UNLIMITED;
    }
    if (isOvertimeBetter()) {
      return inOvertime().clock();
    }
    Clock clock = Clock.UNLIMITED.withLeftMs(leftMs).withTurnMs(isTold ? none : moveMs());
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

  /** After a move of this side's. */
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

  /** Whether a move that keeps to its period has a whole one the next time. */
  private boolean returns() {
    return control instanceof ByoYomi;
  }

  private GtpClock orOvertime() {
    return leftMs > 0 ? this : inOvertime();
  }

  private GtpClock inOvertime() {
    return new GtpClock(control, 0, overtimeMs(), overtimeUnits(), false);
  }

  /** Of one period; 0 where there is none. */
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

  /** Whether a share of the main time has become less than overtime gives for a move. */
  private boolean isOvertimeBetter() {
    return !isTold && overtimeMs() > 0 && moveMs() <= inOvertime().moveMs();
  }

  /** The most that the next move may take where nobody tells. */
  private long moveMs() {
    if (units == 0) {
      return leftMs / SHARE;
    }
    return returns() ? periodMs : periodMs / units;
  }

  /** A told clock had no limit but the host's plan: half is a guess on the safe side. */
  private long chargeMs() {
    return isTold ? (units > 0 ? periodMs : leftMs) / 2 : moveMs();
  }
}
