package tengen.gomoku.board;

import tengen.common.gomoku.WinRule;

/** What the threats on the board add for the side to move, from resources. */
final class ThreatScores {
  private static final int DECIMAL = 10;

  private ThreatScores() {}

  /**
   * Those that come with the engine for a colour to move under a rule, by {@link
   * ThreatFeatures#of}. A line: the threats as a number, a tab, their value.
   */
  static short[] load(WinRule rule, int colour) {
    var values = new short[ThreatFeatures.COUNT];
    NumberRows rows = LearntRows.of(LearntRows.THREATS, rule, colour);
    while (rows.hasNext()) {
      int threats = rows.next(DECIMAL);
      values[threats] = (short) rows.next(DECIMAL);
    }
    return values;
  }
}
