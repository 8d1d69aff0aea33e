package tengen.host.monitor;

/** What came of a search. All but the first two and the last gave a legal move in its place. */
public enum SearchOutcome {
  /** The engine's answer. */
  ANSWERED,
  /** The engine refused. */
  REFUSED,
  /** It was stopped before it had a thread. */
  STOPPED,
  /** It got no thread in time. */
  NO_THREAD,
  /** As many searches as may wait waited already, or its engine is disabled. */
  TURNED_AWAY,
  /** The engine was not ready in time. */
  UNREADY,
  /** The engine did not answer in time. */
  LATE,
  /** The engine's move was against the rules. */
  ILLEGAL,
  /** The engine broke. */
  FAILED,
  /** Nobody wanted its answer any more. */
  DROPPED
}
