package tengen.host.watch;

import tengen.search.Limits;

/** An effect of a search's state machine. */
public sealed interface SearchEffect {

  /** An effect on the search's own run, which is performed under the lock of its machine. */
  sealed interface OnRun extends SearchEffect {}

  /** An act on the thread that calls the engine. */
  record OnThread(EngineThread.Act act) implements OnRun {}

  /** Have the engine answer now. */
  record Stop() implements OnRun {}

  /** Put these limits in force. */
  record Limit(Limits limits) implements OnRun {}

  /** Give the next run of the engine a control of its own, whose clock begins there. */
  record Restart(Limits limits, long startNanos) implements OnRun {}

  /** Set the alarm anew. */
  record WakeIn(long ms) implements OnRun {}

  /** Cancel the alarm. */
  record Sleep() implements OnRun {}

  /** An action to be done once the lock is free. */
  record Due(SearchWatchdog.Action action) implements SearchEffect {}

  /** A thread that counted as stuck has come back: count it no more. */
  record CameBack() implements SearchEffect {}
}
