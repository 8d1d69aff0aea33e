package tengen.host.watch;

import tengen.config.TimeProfile;
import tengen.search.Clock;
import tengen.search.Limits;

/**
 * What a move may cost: from the clock that a manager told and the listener's time profile to
 * {@link Limits#plannedMs()} and {@link Limits#maximumMs()}. Pure.
 *
 * <p>Every time limit told is kept less the overhead, which pays for the engine's way to its end,
 * and the move's to the client, and is half of the limit at most; of a game's time the reserve is
 * never touched. A clock that tells nothing gets the profile's time for a turn, one that tells that
 * there is no limit its time for an analysis.
 *
 * @param limits with the times filled in
 * @param answerMs when the move must be on its way, the engine's or another
 */
public record TimePlan(Limits limits, long answerMs) {
  /** An engine that is stopped may use so much of the overhead; the rest is the way. A guess. */
  private static final double GRACE = 0.5;

  /**
   * Own moves that the rest of a game's time is divided among. Each move divides what is left then,
   * so a longer game only thinks less. A guess.
   */
  private static final int MOVES_AHEAD = 30;

  /** A move that needs it may take so many times its share. A guess. */
  private static final int STRETCH = 4;

  /**
   * Own moves of a game whose length was told but never what is left of it: half of the 484 points
   * of the largest board, so that even a full one keeps the time.
   */
  private static final int MOVES_A_GAME = 242;

  /** Nodes of a search that is told 0 ms. A guess: some milliseconds of any engine of ours. */
  static final long FAST_NODES = 1000;

  /** Ends such a search where nodes are slow. A guess. */
  private static final long FAST_MS = 500;

  /** Nobody has more; and sums of it do not overflow. */
  private static final long YEARS_MS = 1L << 40;

  /**
   * The plan for a move that is asked for now. One that is told 0 ms, "as fast as possible", has a
   * small number of nodes, so that equal searches have equal moves.
   *
   * @param asked limits without the times
   */
  static TimePlan atStart(Limits asked, TimeProfile profile) {
    TimePlan plan = of(asked, profile, 0);
    boolean isSpent = asked.clock().turnMs() == 0 || asked.clock().leftMs() == 0;
    return isSpent && plan.limits.maximumMs() == 0
        ? plan(
            asked.withMaxNodes(Math.min(asked.maxNodes(), FAST_NODES)),
            new Budget(FAST_MS, FAST_MS),
            profile.overheadMs())
        : plan;
  }

  /**
   * The plan for a move.
   *
   * @param asked limits without the times
   * @param restSinceMs when, after the command's arrival, the rest of the game's time was told
   */
  public static TimePlan of(Limits asked, TimeProfile profile, long restSinceMs) {
    Clock clock = asked.clock();
    long overhead = profile.overheadMs();
    Budget budget =
        clock.hasLimit()
            ? budget(clock, profile, restSinceMs)
            : new Budget(profile.turnMs(), profile.turnMs());
    if (asked.isTimeUnlimited()) {
      budget = budget.atMost(profile.analysisMs());
    }
    return plan(asked, budget, overhead);
  }

  private static TimePlan plan(Limits asked, Budget budget, long overheadMs) {
    long mostMs = searchMs(budget.mostMs(), overheadMs);
    return new TimePlan(
        asked.withTime(Math.min(mostMs, searchMs(budget.shareMs(), overheadMs)), mostMs),
        mostMs + (long) (GRACE * (budget.mostMs() - mostMs)));
  }

  /** At least half of the time: less would let a busy machine play without a search. */
  private static long searchMs(long ms, long overheadMs) {
    return Math.max(ms - overheadMs, ms / 2);
  }

  /** The plan of a background search while it waits for a place: no time counts yet. */
  static TimePlan untimed(Limits asked) {
    return new TimePlan(asked.withTime(Long.MAX_VALUE, Long.MAX_VALUE), Long.MAX_VALUE);
  }

  /**
   * The plan of a background search from where it runs: its turn's time, an analysis's at most, as
   * nobody's clock runs, and no answer in its place before the engine is given up.
   */
  static TimePlan inBackground(Limits asked, TimeProfile profile) {
    long turnMs = asked.clock().turnMs();
    long mostMs = turnMs == Clock.NONE ? profile.turnMs() : Math.min(turnMs, profile.analysisMs());
    return new TimePlan(asked.withTime(mostMs, mostMs), Long.MAX_VALUE);
  }

  /** The same within this cap. */
  TimePlan within(SearchCap cap) {
    return new TimePlan(cap.bound(limits), answerMs);
  }

  /** The limits of a search that is to end by then, though it might take longer. */
  Limits endingBy(long elapsedMs) {
    return limits.withTime(
        Math.min(limits.plannedMs(), elapsedMs), Math.min(limits.maximumMs(), elapsedMs));
  }

  /** Before the overhead is taken off. */
  private record Budget(long shareMs, long mostMs) {
    Budget later(long ms) {
      return mostMs == Long.MAX_VALUE ? this : new Budget(shareMs + ms, mostMs + ms);
    }

    Budget atMost(long ms) {
      return new Budget(Math.min(shareMs, ms), Math.min(mostMs, ms));
    }
  }

  private static Budget budget(Clock clock, TimeProfile profile, long restSinceMs) {
    Budget game = gameBudget(clock, profile).later(restSinceMs);
    return clock.turnMs() == Clock.NONE ? game : game.atMost(clock.turnMs());
  }

  private static Budget gameBudget(Clock clock, TimeProfile profile) {
    long period = periodMs(clock);
    if (clock.leftMs() != Clock.NONE) {
      long main = Math.clamp(clock.leftMs() - profile.reserveMs(), 0, YEARS_MS);
      long share = main / MOVES_AHEAD + Math.clamp(clock.incrementMs(), 0, main);
      return new Budget(Math.min(main, share) + period, Math.min(main, STRETCH * share) + period);
    }
    if (clock.matchMs() != Clock.NONE) {
      long share = Math.clamp(clock.matchMs() - profile.reserveMs(), 0, YEARS_MS) / MOVES_A_GAME;
      return new Budget(share + period, share + period);
    }
    return clock.periodMs() == Clock.NONE
        ? new Budget(Long.MAX_VALUE, Long.MAX_VALUE)
        : new Budget(period, period);
  }

  /** One move's part of the overtime period that runs or comes next. */
  private static long periodMs(Clock clock) {
    return Math.clamp(clock.periodMs(), 0, YEARS_MS) / Math.max(1, clock.periodMoves());
  }
}
