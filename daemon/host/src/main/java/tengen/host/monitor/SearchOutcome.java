package tengen.host.monitor;

/**
 * The outcome of a search. All except {@link #ANSWERED}, {@link #REFUSED} and {@link #DROPPED} gave
 * a legal move in place of the engine's.
 */
public enum SearchOutcome {
  /** The engine answered. */
  ANSWERED,
  /** The engine rejected the request. */
  REFUSED,
  /** The search was stopped before it had a thread. */
  STOPPED,
  /** The search got no thread in time. */
  NO_THREAD,
  /** The queue was full, or the engine is disabled. */
  TURNED_AWAY,
  /** The engine was not ready in time. */
  UNREADY,
  /** The engine did not answer in time. */
  LATE,
  /** The engine's move was illegal. */
  ILLEGAL,
  /** The engine failed. */
  FAILED,
  /** The answer was no longer wanted. */
  DROPPED
}
