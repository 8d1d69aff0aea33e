package tengen.gomoku.board;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tengen.common.gomoku.WinRule;

/** Trained tables for one colour. Immutable after construction and shared by all boards. */
final class ColourTables {
  /** Loaded tables by resource name. */
  private static final Map<String, ColourTables> CACHE = new ConcurrentHashMap<>();

  /** Point entries by line classes, see {@link PointTable}. */
  final int[] points;

  /** Evaluation terms for this colour to move, indexed by {@link ThreatFeatures#of}. */
  final short[] threats;

  ColourTables(int[] points, short[] threats) {
    this.points = points;
    this.threats = threats;
  }

  /** Returns the tables shipped with the engine. */
  static ColourTables of(WinRule rule, int colour) {
    return CACHE.computeIfAbsent(
        TrainedParameters.name(TrainedParameters.PATTERNS, rule, colour), _ -> load(rule, colour));
  }

  private static ColourTables load(WinRule rule, int colour) {
    int[] points =
        PointTable.of(PatternScores.load(rule, colour), rule.hasFouls(GomokuBoard.side(colour)));
    return new ColourTables(points, ThreatScores.load(rule, colour));
  }
}
