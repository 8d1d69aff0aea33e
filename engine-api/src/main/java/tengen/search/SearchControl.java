package tengen.search;

/**
 * One search's line to its host, made for that search alone: no stop is ever lost or inherited. Any
 * thread of the engine may use it; nothing here blocks.
 */
public interface SearchControl {

  /**
   * Whether to return now: a stop was asked for, {@link Limits#maximumMs()} has passed, {@code
   * nodes} has reached {@link Limits#maxNodes()}, or the thread that asks was interrupted. Once
   * true for a stop or for time, it stays true unless the limits are raised. Ask every 1024 nodes
   * or once a playout; reading the clock costs some 25 ns.
   *
   * @param nodes what the whole search has spent so far
   */
  boolean shouldStop(long nodes);

  /** The limits as they are now: they may change in mid-search. */
  Limits limits();

  /**
   * Time since the command arrived, queueing included; or, in a search on nobody's clock, such as
   * one for an analysis in JSON, since the engine began, pauses left out.
   */
  long elapsedMs();

  /**
   * Whether the host's interval has passed since the last {@link #report}. Never, if it wants none,
   * as in most searches: an answer does not depend on it.
   */
  boolean reportDue();

  /** Tells the host; returns at once. Not to be called after the search has returned. */
  void report(SearchProgress progress);
}
