package tengen.host.watch;

import java.util.OptionalLong;
import tengen.config.TimeProfile;
import tengen.host.watch.SearchWatchdog.Stage;
import tengen.host.watch.SearchWatchdog.Timeouts;
import tengen.search.Limits;

/**
 * The state of one search: times, stage and decisions. Immutable.
 *
 * @param isStopped true if no other run may follow, because it was stopped or answered without its
 *     engine
 * @param isPausing true if its run was asked to end in favour of others and may be resumed
 * @param firstBeganNanos when it first had a thread
 * @param wakeMs when its alarm is set for, on the search's clock
 */
public record SearchState(
    SearchTimes times,
    SearchWatchdog watchdog,
    boolean isStopped,
    boolean isPausing,
    OptionalLong firstBeganNanos,
    long wakeMs) {
  /** Minimum run time of a background search before it is paused, in milliseconds. */
  private static final long PAUSE_AFTER_MS = 2000;

  /**
   * Creates the state of a new search.
   *
   * @param asked the requested limits
   * @param arrivedNanos start of its time; empty if it starts with the engine
   */
  public static SearchState of(
      Limits asked, TimeProfile profile, SearchCap cap, OptionalLong arrivedNanos, long nowNanos) {
    return new SearchState(
        SearchTimes.of(asked, profile, cap, arrivedNanos, nowNanos),
        SearchWatchdog.of(Timeouts.OF_SESSIONS),
        false,
        false,
        OptionalLong.empty(),
        SearchWatchdog.NEVER);
  }

  /** Returns when the search's clock starts. */
  public long startNanos() {
    return times.startNanos();
  }

  /** Returns the requested limits. */
  public Limits asked() {
    return times.asked();
  }

  /** Returns the current limits. */
  public Limits limits() {
    return times.limits();
  }

  /** Returns the remaining time, in milliseconds. */
  public long restMs(long nowNanos) {
    return times.restMs(nowNanos);
  }

  /** Returns the time until the search may be paused, in milliseconds; 0 if it is pausing. */
  public long pauseInMs(long nowNanos) {
    return isPausing ? 0 : Math.max(0, PAUSE_AFTER_MS - watchdog.ranMs(times.elapsedMs(nowNanos)));
  }

  /** Returns how long the answer is overdue, in milliseconds. */
  public long lateMs(long nowNanos) {
    return watchdog.lateMs(times.elapsedMs(nowNanos), times.plan());
  }

  /** Returns whether a waiting search needs no place: it is stopped or too late. */
  public boolean mayLeaveQueue(long nowNanos) {
    return watchdog.mayLeaveQueue(times.elapsedMs(nowNanos), times.plan());
  }

  /** Returns whether the engine is being created, in time or not. */
  public boolean isCreating() {
    return watchdog.isCreating();
  }

  /** Returns whether the engine is searching and its answer is still wanted. */
  public boolean isRunning() {
    return watchdog.stage() == Stage.RUNNING;
  }

  /** Returns whether the engine was interrupted because it ignored its stop. */
  public boolean isAbandoned() {
    return watchdog.stage() == Stage.GIVEN_UP || watchdog.stage() == Stage.STUCK;
  }

  /** Returns whether the search waits for a place. */
  public boolean isWaiting() {
    return watchdog.stage() == Stage.WAITING;
  }
}
