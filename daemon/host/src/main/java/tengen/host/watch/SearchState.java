package tengen.host.watch;

import java.util.OptionalLong;
import tengen.config.TimeProfile;
import tengen.host.watch.SearchWatchdog.Patience;
import tengen.host.watch.SearchWatchdog.Stage;
import tengen.search.Limits;

/**
 * The state of one search: its times, its stage and what was decided about it. Immutable.
 *
 * @param isStopped whether no other run may follow: it was stopped, or answered without its engine
 * @param isPausing whether its run is asked to end so that others run, and another run may follow
 * @param firstBeganNanos when it had a thread first
 * @param wakeMs when its alarm is set for, on the search's clock
 */
public record SearchState(
    SearchTimes times,
    SearchWatchdog watchdog,
    boolean isStopped,
    boolean isPausing,
    OptionalLong firstBeganNanos,
    long wakeMs) {
  /** A background search runs for so long before it is paused. */
  private static final long PAUSE_AFTER_MS = 2000;

  /**
   * A search that comes now.
   *
   * @param asked the limits as told
   * @param arrivedNanos where its time begins; empty: where its engine begins
   */
  public static SearchState of(
      Limits asked, TimeProfile profile, SearchCap cap, OptionalLong arrivedNanos, long nowNanos) {
    return new SearchState(
        SearchTimes.of(asked, profile, cap, arrivedNanos, nowNanos),
        SearchWatchdog.of(Patience.OF_SESSIONS),
        false,
        false,
        OptionalLong.empty(),
        SearchWatchdog.NEVER);
  }

  /** Returns where the search's clock begins. */
  public long startNanos() {
    return times.startNanos();
  }

  /** Returns the limits as told. */
  public Limits asked() {
    return times.asked();
  }

  /** Returns the limits in force. */
  public Limits limits() {
    return times.limits();
  }

  /** Returns how long the search may take yet. */
  public long restMs(long nowNanos) {
    return times.restMs(nowNanos);
  }

  /** Returns after how long the search may be paused; 0: it is pausing. */
  public long pauseInMs(long nowNanos) {
    return isPausing ? 0 : Math.max(0, PAUSE_AFTER_MS - watchdog.ranMs(times.elapsedMs(nowNanos)));
  }

  /** Returns how long the answer is overdue. */
  public long lateMs(long nowNanos) {
    return watchdog.lateMs(times.elapsedMs(nowNanos), times.plan());
  }

  /** Returns whether a search that waits needs its place no more: it is stopped, or too late. */
  public boolean mayLeaveQueue(long nowNanos) {
    return watchdog.mayLeaveQueue(times.elapsedMs(nowNanos), times.plan());
  }

  /** Returns whether the engine is being made, in time or not. */
  public boolean isCreating() {
    return watchdog.isCreating();
  }

  /** Returns whether the engine searches, and its answer is still wanted. */
  public boolean isRunning() {
    return watchdog.stage() == Stage.RUNNING;
  }

  /** Returns whether the search waits for a place. */
  public boolean isWaiting() {
    return watchdog.stage() == Stage.WAITING;
  }
}
