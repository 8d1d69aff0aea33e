package tengen.host.watch;

import tengen.config.TimeProfile;
import tengen.search.Clock;
import tengen.search.Limits;

/**
 * The time plan of a move: computes {@link Limits#plannedMs()} and {@link Limits#maximumMs()} from
 * the game's clock and the listener's time profile. Pure.
 *
 * <p>The overhead is subtracted from each time limit; it covers stopping the engine and sending the
 * move, and is at most half of the limit. The reserve of the game's time is never used. Without a
 * clock, the profile's time for a turn applies; with an unlimited clock, its time for an analysis.
 *
 * @param limits with the times set
 * @param answerMs when a move must be sent, the engine's or another
 */
public record TimePlan(Limits limits, long answerMs) {
  /** Fraction of the overhead that an engine may use after its stop. An estimate. */
  private static final double GRACE_FRACTION = 0.5;

  /**
   * Number of further moves that the remaining game time is divided among. Each move divides the
   * rest again, so long games only get faster. An estimate.
   */
  private static final int MOVES_AHEAD = 30;

  /** Maximum time of a difficult move, as a multiple of its share. An estimate. */
  private static final int DIFFICULT_MOVE_FACTOR = 4;

  /**
   * Number of moves of a game whose total time is known but not its remaining time: half of the 484
   * points of the largest board, so that even a full board stays in time.
   */
  private static final int MOVES_PER_GAME = 242;

  /** Nodes of a search with a limit of 0 ms; an estimate of some milliseconds. */
  static final long FAST_NODES = 1000;

  /** Time limit of such a search if nodes are slow, in milliseconds. An estimate. */
  private static final long FAST_MS = 500;

  /** Upper bound of all times, so that sums do not overflow. */
  private static final long MAX_TIME_MS = 1L << 40;

  /**
   * Returns the plan for a move requested now. A limit of 0 ms means "as fast as possible" and
   * gives a small number of nodes, so that equal searches give equal moves.
   *
   * @param asked limits without times
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
   * Returns the plan for a move.
   *
   * @param asked limits without times
   * @param restSinceMs time after the command's arrival when the remaining game time was sent
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
    long maxMs = searchMs(budget.maxMs(), overheadMs);
    return new TimePlan(
        asked.withTime(Math.min(maxMs, searchMs(budget.shareMs(), overheadMs)), maxMs),
        maxMs + (long) (GRACE_FRACTION * (budget.maxMs() - maxMs)));
  }

  /**
   * Returns the time for the search: at least half, because a busy machine would otherwise play
   * without searching.
   */
  private static long searchMs(long ms, long overheadMs) {
    return Math.max(ms - overheadMs, ms / 2);
  }

  /** Returns the plan of a background search that waits for a place; no time counts yet. */
  static TimePlan untimed(Limits asked) {
    return new TimePlan(asked.withTime(Long.MAX_VALUE, Long.MAX_VALUE), Long.MAX_VALUE);
  }

  /**
   * Returns the plan of a background search once it runs: the turn's time, at most an analysis's.
   * The search has no substitute answer before its engine is abandoned: no clock is running.
   */
  static TimePlan inBackground(Limits asked, TimeProfile profile) {
    long turnMs = asked.clock().turnMs();
    long maxMs = turnMs == Clock.NONE ? profile.turnMs() : Math.min(turnMs, profile.analysisMs());
    return new TimePlan(asked.withTime(maxMs, maxMs), Long.MAX_VALUE);
  }

  /** Returns the plan restricted to a session's limits. */
  TimePlan within(SearchCap cap) {
    return new TimePlan(cap.bound(limits), answerMs);
  }

  /** Returns the limits of a search that must end earlier. */
  Limits endingBy(long elapsedMs) {
    return limits.withTime(
        Math.min(limits.plannedMs(), elapsedMs), Math.min(limits.maximumMs(), elapsedMs));
  }

  /** The time budget before the overhead is subtracted. */
  private record Budget(long shareMs, long maxMs) {
    Budget later(long ms) {
      return maxMs == Long.MAX_VALUE ? this : new Budget(shareMs + ms, maxMs + ms);
    }

    Budget atMost(long ms) {
      return new Budget(Math.min(shareMs, ms), Math.min(maxMs, ms));
    }
  }

  private static Budget budget(Clock clock, TimeProfile profile, long restSinceMs) {
    Budget game = gameBudget(clock, profile).later(restSinceMs);
    return clock.turnMs() == Clock.NONE ? game : game.atMost(clock.turnMs());
  }

  private static Budget gameBudget(Clock clock, TimeProfile profile) {
    long period = periodMs(clock);
    if (clock.leftMs() != Clock.NONE) {
      long main = Math.clamp(clock.leftMs() - profile.reserveMs(), 0, MAX_TIME_MS);
      long share = main / MOVES_AHEAD + Math.clamp(clock.incrementMs(), 0, main);
      return new Budget(
          Math.min(main, share) + period, Math.min(main, DIFFICULT_MOVE_FACTOR * share) + period);
    }
    if (clock.matchMs() != Clock.NONE) {
      long share =
          Math.clamp(clock.matchMs() - profile.reserveMs(), 0, MAX_TIME_MS) / MOVES_PER_GAME;
      return new Budget(share + period, share + period);
    }
    return clock.periodMs() == Clock.NONE
        ? new Budget(Long.MAX_VALUE, Long.MAX_VALUE)
        : new Budget(period, period);
  }

  /** Returns one move's part of the current or next overtime period. */
  private static long periodMs(Clock clock) {
    return Math.clamp(clock.periodMs(), 0, MAX_TIME_MS) / Math.max(1, clock.periodMoves());
  }
}
