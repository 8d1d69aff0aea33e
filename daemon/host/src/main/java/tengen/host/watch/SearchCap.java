package tengen.host.watch;

import tengen.search.Limits;

/**
 * The limits of a session's searches, which apply in addition to the client's.
 *
 * @param ms maximum time; {@link Long#MAX_VALUE} for none
 * @param nodes maximum number of nodes; {@link Long#MAX_VALUE} for none
 */
public record SearchCap(long ms, long nodes) {
  /** No limits. */
  public static final SearchCap NONE = new SearchCap(Long.MAX_VALUE, Long.MAX_VALUE);

  /** Returns a search's limits, restricted to these. */
  public Limits bound(Limits limits) {
    return limits
        .withTime(Math.min(limits.plannedMs(), ms), Math.min(limits.maximumMs(), ms))
        .withMaxNodes(Math.min(limits.maxNodes(), nodes));
  }
}
