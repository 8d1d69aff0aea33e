package tengen.search;

/**
 * An engine's connection to the host during one search. Each search has its own, so a stop never
 * affects another search. Any thread of the engine may call any method; none blocks.
 */
public interface SearchControl {

  /**
   * Returns true if the search must return now: after a stop, at {@link Limits#maximumMs()}, at
   * {@link Limits#maxNodes()}, or if the calling thread was interrupted. Once true because of a
   * stop, it stays true; once true because of the time, it stays true unless the limits are raised.
   * Call it every 1024 nodes or once a playout; reading the clock costs about 25 ns.
   *
   * @param nodes nodes that the whole search has visited so far
   */
  boolean shouldStop(long nodes);

  /** Returns the current limits, which may change during the search. */
  Limits limits();

  /**
   * Returns the milliseconds since the command arrived, including time in the queue. A search
   * without a game clock, such as one for a JSON analysis, counts from the engine's start instead
   * and leaves pauses out.
   */
  long elapsedMs();

  /**
   * Returns true if the host's report interval has passed since the last {@link #report}. Always
   * false in searches without reports, so an engine's answer must not depend on it.
   */
  boolean isReportDue();

  /**
   * Sends a report to the host and returns at once. Must not be called after the search has
   * returned.
   */
  void report(SearchProgress progress);
}
