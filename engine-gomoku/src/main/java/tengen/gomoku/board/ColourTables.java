package tengen.gomoku.board;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tengen.common.gomoku.WinRule;

/** What was learnt for one colour, shared by all boards: nobody writes it. */
final class ColourTables {
  /** By the name of a resource. */
  private static final Map<String, ColourTables> MADE = new ConcurrentHashMap<>();

  /** See {@link PointTable}. */
  final int[] points;

  /** What the threats on the board add for this colour to move, by {@link ThreatFeatures#of}. */
  final short[] threats;

  ColourTables(int[] points, short[] threats) {
    this.points = points;
    this.threats = threats;
  }

  /** Those that come with the engine. */
  static ColourTables of(WinRule rule, int colour) {
    return MADE.computeIfAbsent(
        LearntRows.name(LearntRows.PATTERNS, rule, colour), _ -> load(rule, colour));
  }

  private static ColourTables load(WinRule rule, int colour) {
    int[] points =
        PointTable.of(PatternScores.load(rule, colour), rule.hasFouls(GomokuBoard.side(colour)));
    return new ColourTables(points, ThreatScores.load(rule, colour));
  }
}
