package tengen.gomoku.board;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tengen.game.Side;
import tengen.gomoku.rule.WinRule;

/** The tables of one rule, made at its first use and shared by all boards: nobody writes them. */
final class RuleTables {
  private static final Map<WinRule, RuleTables> MADE = new ConcurrentHashMap<>();

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
    white = Plain.TABLE;
    black = rule.hasFouls(Side.BLACK) ? PointTable.of(Plain.SCORES, true) : white;
  }

  static RuleTables of(WinRule rule) {
    return MADE.computeIfAbsent(rule, RuleTables::new);
  }

  /** Of all sides without forbidden points. */
  private static final class Plain {
    static final int[] SCORES = PatternScores.load();
    static final int[] TABLE = PointTable.of(SCORES, false);
  }
}
