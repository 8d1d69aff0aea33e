package tengen.host.watch;

import tengen.search.Limits;

/**
 * The most that one search of a session may use, whatever its client asks for.
 *
 * @param ms {@link Long#MAX_VALUE}: no bound
 * @param nodes {@link Long#MAX_VALUE}: no bound
 */
public record SearchCap(long ms, long nodes) {
  /** No bound. */
  public static final SearchCap NONE = new SearchCap(Long.MAX_VALUE, Long.MAX_VALUE);

  /** These limits, no wider than this. */
  public Limits bound(Limits limits) {
    return limits
        .withTime(Math.min(limits.plannedMs(), ms), Math.min(limits.maximumMs(), ms))
        .withMaxNodes(Math.min(limits.maxNodes(), nodes));
  }
}
