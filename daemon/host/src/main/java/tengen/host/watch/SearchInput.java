package tengen.host.watch;

import tengen.search.Limits;

/** An input of a search's state machine, with its time on the service's clock. */
public sealed interface SearchInput {
  /** Returns the time of the input. */
  long nowNanos();

  /** The search was queued. */
  record Queued(long nowNanos) implements SearchInput {}

  /** The queue was full. */
  record QueueFull(long nowNanos) implements SearchInput {}

  /**
   * The search got a place in the pool.
   *
   * @param turnMs maximum time in the place while others wait
   */
  record Placed(long nowNanos, long turnMs) implements SearchInput {}

  /**
   * Others wait while the search runs.
   *
   * @param part the fraction of its time that it may use
   */
  record Shared(long nowNanos, double part) implements SearchInput {}

  /** No search waits any more. */
  record Unshared(long nowNanos) implements SearchInput {}

  /** The search's thread starts; it creates the engine first. */
  record ThreadStarted(long nowNanos) implements SearchInput {}

  /** The search's thread has created the engine. */
  record EngineCreated(long nowNanos) implements SearchInput {}

  /** The session wants the answer now. */
  record Stopped(long nowNanos) implements SearchInput {}

  /** The session changes the limits. */
  record Changed(long nowNanos, Limits limits) implements SearchInput {}

  /** Another search needs the place of this background search. */
  record PauseRequested(long nowNanos) implements SearchInput {}

  /** The session has released the engine. */
  record Released(long nowNanos) implements SearchInput {}

  /** An alarm has fired, possibly one that was cancelled at the same time. */
  record AlarmFired(long nowNanos) implements SearchInput {}

  /**
   * The search's thread has returned from the engine, or there will be none.
   *
   * @param mayWait whether a pausing search may wait for another run
   */
  record Returned(long nowNanos, boolean mayWait) implements SearchInput {}
}
