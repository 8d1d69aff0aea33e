package tengen.search;

/**
 * What one search may spend. The host plans: it alone fills in {@code plannedMs} and {@code
 * maximumMs}, counted as {@link SearchControl#elapsedMs()} is. No limit is {@link Long#MAX_VALUE}
 * ({@link Integer#MAX_VALUE} for the depth), so that comparisons need no special case.
 *
 * @param plannedMs what the move is worth; ending here is the engine's own choice
 * @param maximumMs the host stops the search here
 * @param maxNodes the host stops the search here
 * @param maxDepth in plies; the engine's own affair
 * @param clock as the manager told it, for engines that replan and programs that it is passed on to
 */
public record Limits(long plannedMs, long maximumMs, long maxNodes, int maxDepth, Clock clock) {

  /** No limit at all: only a stop ends such a search. */
  public static final Limits NONE =
      new Limits(
          Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE, Clock.UNLIMITED);

  /** A turn of years is no limit. */
  private static final long YEARS_MS = 1L << 40;

  /** Told to go on until it is stopped; where nothing is told, a host may set limits of its own. */
  public static final Limits UNTIL_STOPPED = NONE.withClock(Clock.UNLIMITED.withTurnMs(YEARS_MS));

  /** Whether a search was told to go on until it is stopped. */
  public boolean endOnlyByStop() {
    return timeless() && maxNodes == Long.MAX_VALUE && maxDepth == Integer.MAX_VALUE;
  }

  /** Whether a search was told that no time ends it: nodes and depth may, or a stop. */
  public boolean timeless() {
    return clock.turnMs() >= YEARS_MS
        && clock.leftMs() == Clock.NONE
        && clock.matchMs() == Clock.NONE
        && clock.periodMs() == Clock.NONE;
  }

  /** The same limits with other times. */
  public Limits withTime(long plannedMs, long maximumMs) {
    return new Limits(plannedMs, maximumMs, maxNodes, maxDepth, clock);
  }

  /** The same limits with another number of nodes. */
  public Limits withMaxNodes(long nodes) {
    return new Limits(plannedMs, maximumMs, nodes, maxDepth, clock);
  }

  /** The same limits with another depth. */
  public Limits withMaxDepth(int depth) {
    return new Limits(plannedMs, maximumMs, maxNodes, depth, clock);
  }

  /** The same limits with another clock; the times planned from the old one stay. */
  public Limits withClock(Clock clock) {
    return new Limits(plannedMs, maximumMs, maxNodes, maxDepth, clock);
  }
}
