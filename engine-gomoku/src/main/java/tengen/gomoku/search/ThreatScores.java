package tengen.gomoku.search;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.LearntRows;
import tengen.gomoku.board.NumberRows;
import tengen.gomoku.rule.WinRule;

/** What the threats on the board add for the side to move, from resources: learnt. */
final class ThreatScores {
  /** By the name of the resource. */
  private static final Map<String, short[]> LOADED = new ConcurrentHashMap<>();

  private ThreatScores() {}

  /** By the colour to move, then by {@link ThreatFeatures#of}; nobody writes them. */
  static short[][] of(WinRule rule) {
    return new short[][] {of(rule, Board.BLACK), of(rule, Board.WHITE)};
  }

  private static short[] of(WinRule rule, int colour) {
    return LOADED.computeIfAbsent(
        LearntRows.name(LearntRows.THREATS, rule, colour), _ -> load(rule, colour));
  }

  /** A line: the threats as a number, a tab, their value. */
  private static short[] load(WinRule rule, int colour) {
    var values = new short[ThreatFeatures.COUNT];
    NumberRows rows = LearntRows.of(ThreatScores.class, LearntRows.THREATS, rule, colour);
    while (rows.hasNext()) {
      int threats = rows.next(10);
      values[threats] = (short) rows.next(10);
    }
    return values;
  }
}
