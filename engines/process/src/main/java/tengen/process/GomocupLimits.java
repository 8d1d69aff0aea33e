package tengen.process;

import java.util.EnumMap;
import java.util.Map;
import tengen.protocol.gomocup.InfoKey;
import tengen.search.Clock;
import tengen.search.Limits;
import tengen.search.SearchControl;

/**
 * Conversion of a search's limits to INFO values: the time at which the host ends the turn and the
 * client's game clock, each minus the elapsed time and the overhead.
 */
final class GomocupLimits {
  /** Value of INFO for nodes or plies without a limit. */
  static final long NO_LIMIT = -1;

  /**
   * Turn time for a search without a time limit, in milliseconds: half an hour, as Yixin-Board
   * sends for analysis. Programs interpret 0 and less differently.
   */
  private static final long LONG_TURN_MS = 2_000_000;

  /** Value of INFO for a clock without a limit, as managers send it. */
  private static final long UNLIMITED = Integer.MAX_VALUE;

  private GomocupLimits() {}

  static Map<InfoKey, Long> of(SearchControl control, long overheadMs) {
    Limits limits = control.limits();
    Clock clock = limits.clock();
    // The protocol knows no overtime: a move gets its share of the period as the time of the turn.
    boolean isOvertime = clock.leftMs() == 0 && clock.periodMs() > 0;
    long turnMs = isOvertime ? limits.plannedMs() : limits.maximumMs();
    boolean isUnlimited = clock.leftMs() == Clock.NONE || isOvertime;
    long spentMs = control.elapsedMs() + overheadMs;
    var all = new EnumMap<InfoKey, Long>(InfoKey.class);
    all.put(InfoKey.TIMEOUT_TURN, turnMs == Long.MAX_VALUE ? LONG_TURN_MS : left(turnMs, spentMs));
    all.put(InfoKey.TIMEOUT_MATCH, Math.clamp(clock.matchMs(), 0, UNLIMITED));
    all.put(InfoKey.TIME_LEFT, isUnlimited ? UNLIMITED : left(clock.leftMs(), spentMs));
    all.put(InfoKey.TIME_INCREMENT, clock.incrementMs());
    all.put(InfoKey.MAX_NODE, limits.maxNodes() == Long.MAX_VALUE ? NO_LIMIT : limits.maxNodes());
    all.put(
        InfoKey.MAX_DEPTH, limits.maxDepth() == Integer.MAX_VALUE ? NO_LIMIT : limits.maxDepth());
    return all;
  }

  /** Returns the time left in milliseconds, at least 1, since some programs read 0 as no limit. */
  private static long left(long limitMs, long spentMs) {
    return Math.clamp(limitMs - spentMs, 1, UNLIMITED);
  }
}
