package tengen.host.watch;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import tengen.config.TimeProfile;
import tengen.search.Limits;

/**
 * The times of one search: what was asked, what is planned for it, and how long it may keep its
 * place in the pool. Immutable.
 *
 * @param asked the limits as told, which may change in mid-search
 * @param startNanos where the search's clock begins; all other times are milliseconds on it
 * @param isTimed whether the time runs of a search that is timed by its engine
 * @param spentMs what such a search had spent when it was paused
 */
public record SearchTimes(
    Terms terms,
    Limits asked,
    TimePlan plan,
    long startNanos,
    boolean isTimed,
    long spentMs,
    Turn turn) {

  /**
   * The terms that the times of a search are planned by, whatever its limits.
   *
   * @param isTimedByEngine whether its time begins where its engine does, not with its arrival
   */
  public record Terms(TimeProfile profile, SearchCap cap, boolean isTimedByEngine) {
    TimePlan plan(Limits asked, boolean isTimed, long restSinceMs) {
      if (!isTimedByEngine) {
        return TimePlan.of(asked, profile, restSinceMs).within(cap);
      }
      return isTimed ? TimePlan.inBackground(asked, profile).within(cap) : TimePlan.untimed(asked);
    }
  }

  /**
   * The search's turn in the pool.
   *
   * @param placedMs when it got its place
   * @param endMs when the turn is over, if others wait then
   * @param endByMs when the search ends since others wait
   */
  public record Turn(long placedMs, long endMs, long endByMs) {
    static final Turn NONE = new Turn(0, SearchWatchdog.NEVER, SearchWatchdog.NEVER);
  }

  /** The times of a search that comes now. */
  static SearchTimes of(
      Limits asked, TimeProfile profile, SearchCap cap, OptionalLong arrivedNanos, long nowNanos) {
    var terms = new Terms(profile, cap, arrivedNanos.isEmpty());
    TimePlan plan =
        terms.isTimedByEngine()
            ? terms.plan(asked, false, 0)
            : TimePlan.atStart(asked, profile).within(cap);
    return new SearchTimes(terms, asked, plan, arrivedNanos.orElse(nowNanos), false, 0, Turn.NONE);
  }

  long elapsedMs(long nowNanos) {
    return TimeUnit.NANOSECONDS.toMillis(nowNanos - startNanos);
  }

  /** Returns the limits in force. */
  Limits limits() {
    return plan.endingBy(turn.endByMs());
  }

  /** Returns how long the search may take yet. */
  long restMs(long nowNanos) {
    long endMs = Math.min(plan.limits().maximumMs(), turn.endByMs());
    return Math.max(0, endMs - elapsedMs(nowNanos));
  }

  /** Other limits are asked; a new rest of the game's time counts from now. */
  SearchTimes changed(Limits limits, long nowNanos) {
    boolean hasNewRest = limits.clock().leftMs() != asked.clock().leftMs();
    TimePlan next = terms.plan(limits, isTimed, hasNewRest ? elapsedMs(nowNanos) : 0);
    return new SearchTimes(terms, limits, next, startNanos, isTimed, spentMs, turn);
  }

  /** The search gets a place, which it may keep for so long while others wait. */
  SearchTimes placed(long turnMs, long nowNanos) {
    long placedMs = elapsedMs(nowNanos);
    long endMs = turnMs == SearchWatchdog.NEVER ? turnMs : placedMs + turnMs;
    return with(new Turn(placedMs, endMs, turn.endByMs()));
  }

  /** Others wait: the search ends with its turn, and has this part of its time at most. */
  SearchTimes shared(double part) {
    long partMs = (long) (part * plan.limits().maximumMs());
    return endingBy(Math.min(turn.endMs(), turn.placedMs() + partMs));
  }

  /** Nobody waits any more: the search has its own time. */
  SearchTimes unshared() {
    return endingBy(SearchWatchdog.NEVER);
  }

  private SearchTimes endingBy(long endByMs) {
    return with(new Turn(turn.placedMs(), turn.endMs(), endByMs));
  }

  private SearchTimes with(Turn next) {
    return new SearchTimes(terms, asked, plan, startNanos, isTimed, spentMs, next);
  }

  /** The engine of a search that it times is ready. What was spent before a pause counts. */
  SearchTimes begun(long nowNanos) {
    return new SearchTimes(
        terms,
        asked,
        terms.plan(asked, true, 0),
        nowNanos - TimeUnit.MILLISECONDS.toNanos(spentMs),
        true,
        spentMs,
        turn);
  }

  /** The search is paused, and waits for a place again. */
  SearchTimes paused(long nowNanos) {
    return new SearchTimes(
        terms,
        asked,
        terms.plan(asked, false, 0),
        startNanos,
        false,
        elapsedMs(nowNanos),
        Turn.NONE);
  }
}
