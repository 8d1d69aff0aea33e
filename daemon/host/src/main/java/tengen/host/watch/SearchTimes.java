package tengen.host.watch;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import tengen.config.TimeProfile;
import tengen.search.Limits;

/**
 * The times of one search: request, plan, and its turn in the pool. Immutable.
 *
 * @param asked the requested limits, which may change during the search
 * @param startNanos start of the search's clock; all other times are milliseconds on it
 * @param isTimed whether the clock is running; used only if {@link Terms#isTimedByEngine()}
 * @param spentMs time that the search had used before its last pause; used only if {@link
 *     Terms#isTimedByEngine()}
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
   * The fixed terms of a search's time plan.
   *
   * @param isTimedByEngine true if the clock runs only while the search has a place and its engine
   *     is ready; false if it runs from the arrival of the command on
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
   * A search's turn in the pool.
   *
   * @param placedMs when it got its place
   * @param endMs end of the turn, if others wait then
   * @param endByMs end of the search because others wait
   */
  public record Turn(long placedMs, long endMs, long endByMs) {
    static final Turn NONE = new Turn(0, SearchWatchdog.NEVER, SearchWatchdog.NEVER);
  }

  /** Creates the times of a new search. */
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

  /** Returns the current limits. */
  Limits limits() {
    return plan.endingBy(turn.endByMs());
  }

  /** Returns the remaining time, in milliseconds. */
  long restMs(long nowNanos) {
    long endMs = Math.min(plan.limits().maximumMs(), turn.endByMs());
    return Math.max(0, endMs - elapsedMs(nowNanos));
  }

  /** Returns the times after a change of limits. A new remaining game time counts from now. */
  SearchTimes changed(Limits limits, long nowNanos) {
    boolean hasNewRest = limits.clock().leftMs() != asked.clock().leftMs();
    TimePlan next = terms.plan(limits, isTimed, hasNewRest ? elapsedMs(nowNanos) : 0);
    return new SearchTimes(terms, limits, next, startNanos, isTimed, spentMs, turn);
  }

  /**
   * Returns the times after the search got a place.
   *
   * @param turnMs maximum time in the place while others wait
   */
  SearchTimes placed(long turnMs, long nowNanos) {
    long placedMs = elapsedMs(nowNanos);
    long endMs = turnMs == SearchWatchdog.NEVER ? turnMs : placedMs + turnMs;
    return with(new Turn(placedMs, endMs, turn.endByMs()));
  }

  /**
   * Returns the times while others wait: the search ends with its turn and gets a fraction of its
   * time.
   */
  SearchTimes shared(double part) {
    long partMs = (long) (part * plan.limits().maximumMs());
    return endingBy(Math.min(turn.endMs(), turn.placedMs() + partMs));
  }

  /** Returns the times when no other search waits. */
  SearchTimes unshared() {
    return endingBy(SearchWatchdog.NEVER);
  }

  private SearchTimes endingBy(long endByMs) {
    return with(new Turn(turn.placedMs(), turn.endMs(), endByMs));
  }

  private SearchTimes with(Turn next) {
    return new SearchTimes(terms, asked, plan, startNanos, isTimed, spentMs, next);
  }

  /**
   * Starts the clock of a search that {@link Terms#isTimedByEngine()}, because its engine has been
   * created. Time used before a pause counts.
   */
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

  /** Returns the times of a paused search that waits for a place. */
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
