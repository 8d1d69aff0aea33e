package tengen.gomoku.board;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tengen.gomoku.rule.WinRule;

/** The tables of one rule, made at its first use and shared by all boards: nobody writes them. */
final class RuleTables {
  private static final Map<WinRule, RuleTables> MADE = new ConcurrentHashMap<>();

  /** By the name of what was learnt for them. */
  private static final Map<String, int[]> POINTS = new ConcurrentHashMap<>();

  /** How far a shape reaches to each side. */
  final int reach;

  /** See {@link LineTable}. */
  final byte[] lines;

  /** See {@link PointTable}. */
  final int[] black;

  final int[] white;

  private RuleTables(WinRule rule) {
    reach = LineTable.reach(rule);
    lines = LineTable.of(rule);
    black = points(rule, Board.BLACK);
    white = points(rule, Board.WHITE);
  }

  private static int[] points(WinRule rule, int colour) {
    return POINTS.computeIfAbsent(
        LearntRows.name(LearntRows.PATTERNS, rule, colour),
        _ -> PointTable.of(PatternScores.load(rule, colour), rule.hasFouls(Board.side(colour))));
  }

  static RuleTables of(WinRule rule) {
    return MADE.computeIfAbsent(rule, RuleTables::new);
  }
}
