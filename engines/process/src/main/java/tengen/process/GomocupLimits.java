package tengen.process;

import java.util.EnumMap;
import java.util.Map;
import tengen.protocol.gomocup.InfoKey;
import tengen.search.Clock;
import tengen.search.Limits;
import tengen.search.SearchControl;

/**
 * A search's limits as INFO tells them: the time at which the host ends the turn, and the game's
 * clock as the manager told it, each less what has passed and the overhead.
 */
final class GomocupLimits {
  /** For nodes and plies, and what time limits are told with where there is none to tell. */
  static final long NO_LIMIT = -1;

  /** Half an hour, as Yixin-Board sends for analysis: 0 and below mean different things. */
  private static final long LONG_TURN_MS = 2_000_000;

  /** How managers write that there is no limit. */
  private static final long UNLIMITED = Integer.MAX_VALUE;

  private GomocupLimits() {}

  static Map<InfoKey, Long> of(SearchControl control, long overheadMs) {
    Limits limits = control.limits();
    Clock clock = limits.clock();
    long spentMs = control.elapsedMs() + overheadMs;
    var all = new EnumMap<InfoKey, Long>(InfoKey.class);
    all.put(
        InfoKey.TIMEOUT_TURN,
        limits.maximumMs() == Long.MAX_VALUE ? LONG_TURN_MS : left(limits.maximumMs(), spentMs));
    all.put(InfoKey.TIMEOUT_MATCH, Math.clamp(clock.matchMs(), 0, UNLIMITED));
    all.put(
        InfoKey.TIME_LEFT,
        clock.leftMs() == Clock.NONE ? UNLIMITED : left(clock.leftMs(), spentMs));
    all.put(InfoKey.TIME_INCREMENT, clock.incrementMs());
    all.put(InfoKey.MAX_NODE, limits.maxNodes() == Long.MAX_VALUE ? NO_LIMIT : limits.maxNodes());
    all.put(
        InfoKey.MAX_DEPTH, limits.maxDepth() == Integer.MAX_VALUE ? NO_LIMIT : limits.maxDepth());
    return all;
  }

  /** At least 1: some programs take 0 for no limit. */
  private static long left(long limitMs, long spentMs) {
    return Math.clamp(limitMs - spentMs, 1, UNLIMITED);
  }
}
