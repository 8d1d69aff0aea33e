package tengen.host.watch;

import tengen.search.Limits;

/** An input of a search's state machine, at a time of the service's clock. */
public sealed interface SearchInput {
  /** When it happens. */
  long nowNanos();

  /** The search is in the queue. */
  record Queued(long nowNanos) implements SearchInput {}

  /** There was no place in the queue. */
  record TurnedAway(long nowNanos) implements SearchInput {}

  /** The search has a place in the pool, which it may keep for so long while others wait. */
  record Placed(long nowNanos, long turnMs) implements SearchInput {}

  /** Others wait while the search runs: it has this part of its time at most. */
  record Shared(long nowNanos, double part) implements SearchInput {}

  /** Nobody waits any more. */
  record Unshared(long nowNanos) implements SearchInput {}

  /** The calling thread begins: it makes the engine first. */
  record Begun(long nowNanos) implements SearchInput {}

  /** The calling thread has made the engine. */
  record Made(long nowNanos) implements SearchInput {}

  /** The session wants its answer now. */
  record Stopped(long nowNanos) implements SearchInput {}

  /** The session puts other limits in force. */
  record Changed(long nowNanos, Limits limits) implements SearchInput {}

  /** Another search needs the place of this one, which runs in the background. */
  record PauseAsked(long nowNanos) implements SearchInput {}

  /** The session has left the engine. */
  record Left(long nowNanos) implements SearchInput {}

  /** An alarm has gone off; it may be one that was cancelled as it began. */
  record Looked(long nowNanos) implements SearchInput {}

  /**
   * The calling thread has come back from the engine, or there will be no thread.
   *
   * @param mayWait whether a search that is pausing may wait for another run
   */
  record Returned(long nowNanos, boolean mayWait) implements SearchInput {}
}
