package tengen.host.watch;

import tengen.search.Limits;

/** An effect of a search's state machine. */
public sealed interface SearchEffect {

  /** An effect on the search's current run, performed under the machine's lock. */
  sealed interface OnRun extends SearchEffect {}

  /** An action on the thread that calls the engine. */
  record OnThread(EngineThread.Act act) implements OnRun {}

  /** Make the engine answer now. */
  record Stop() implements OnRun {}

  /** Apply new limits. */
  record Limit(Limits limits) implements OnRun {}

  /**
   * Create a new control for the engine's next run.
   *
   * @param startNanos start of its clock
   */
  record Restart(Limits limits, long startNanos) implements OnRun {}

  /** Set the alarm, replacing an earlier one. */
  record SetAlarm(long ms) implements OnRun {}

  /** Cancel the alarm. */
  record CancelAlarm() implements OnRun {}

  /** An action to perform after the lock is released. */
  record AfterUnlock(SearchWatchdog.Action action) implements SearchEffect {}

  /** A stuck thread has returned. */
  record ThreadReturned() implements SearchEffect {}
}
