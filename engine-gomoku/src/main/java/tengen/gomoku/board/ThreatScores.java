package tengen.gomoku.board;

import tengen.common.gomoku.WinRule;

/** Trained evaluation terms for the threats on the board, loaded from resources. */
final class ThreatScores {
  private static final int DECIMAL = 10;

  private ThreatScores() {}

  /**
   * Loads the terms for a colour to move under a rule, indexed by {@link ThreatFeatures#of}. A line
   * is a feature combination as a number, a tab and its value.
   */
  static short[] load(WinRule rule, int colour) {
    var values = new short[ThreatFeatures.COUNT];
    IntegerReader rows = TrainedParameters.of(TrainedParameters.THREATS, rule, colour);
    while (rows.hasNext()) {
      int threats = rows.next(DECIMAL);
      values[threats] = (short) rows.next(DECIMAL);
    }
    return values;
  }
}
