package tengen.search;

/**
 * Limits of one search. Only the host sets {@code plannedMs} and {@code maximumMs}; both are
 * measured like {@link SearchControl#elapsedMs()}. An absent limit is {@link Long#MAX_VALUE}
 * ({@link Integer#MAX_VALUE} for the depth), so that comparisons need no special case.
 *
 * @param plannedMs time that the move should take; the engine may choose to end here
 * @param maximumMs time at which the host stops the search
 * @param maxNodes number of nodes at which the host stops the search
 * @param maxDepth depth in plies, which the engine itself observes
 * @param clock the client's clock, for engines that plan their own time and for external programs
 */
public record Limits(long plannedMs, long maximumMs, long maxNodes, int maxDepth, Clock clock) {

  /** No limit: only a stop ends such a search. */
  public static final Limits NONE =
      new Limits(
          Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE, Clock.UNLIMITED);

  /** Time limits per move from this value on count as no limit; about 35 years. */
  private static final long UNLIMITED_TURN_MS = 1L << 40;

  /**
   * Limits of a search whose client asked for an unlimited time. If a client sets no limit at all,
   * hosts may set their own.
   */
  public static final Limits UNTIL_STOPPED =
      NONE.withClock(Clock.UNLIMITED.withTurnMs(UNLIMITED_TURN_MS));

  /** Returns true if the client asked for a search that only a stop ends. */
  public boolean isUntilStopped() {
    return isTimeUnlimited() && maxNodes == Long.MAX_VALUE && maxDepth == Integer.MAX_VALUE;
  }

  /**
   * Returns true if the client asked for a search without a time limit. Nodes or depth may limit
   * it.
   */
  public boolean isTimeUnlimited() {
    return clock.turnMs() >= UNLIMITED_TURN_MS
        && clock.leftMs() == Clock.NONE
        && clock.matchMs() == Clock.NONE
        && clock.periodMs() == Clock.NONE;
  }

  /** Returns a copy with other times in milliseconds. */
  public Limits withTime(long plannedMs, long maximumMs) {
    return new Limits(plannedMs, maximumMs, maxNodes, maxDepth, clock);
  }

  /** Returns a copy with another node limit. */
  public Limits withMaxNodes(long nodes) {
    return new Limits(plannedMs, maximumMs, nodes, maxDepth, clock);
  }

  /** Returns a copy with another depth limit in plies. */
  public Limits withMaxDepth(int depth) {
    return new Limits(plannedMs, maximumMs, maxNodes, depth, clock);
  }

  /** Returns a copy with another clock. The planned times do not change. */
  public Limits withClock(Clock clock) {
    return new Limits(plannedMs, maximumMs, maxNodes, maxDepth, clock);
  }
}
