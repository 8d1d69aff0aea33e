package tengen.gomoku.board;

import tengen.common.gomoku.WinRule;

/** Builds tables from values that are not included in the engine. */
public final class MadeTables {
  private MadeTables() {}

  /** Returns a rule's tables with these values. */
  public static RuleTables of(WinRule rule, TableNumbers numbers) {
    ColourTables black = colour(rule, GomokuBoard.BLACK, numbers, 0);
    ColourTables white =
        numbers.tables() == 1 ? black : colour(rule, GomokuBoard.WHITE, numbers, GomokuBoard.WHITE);
    return new RuleTables(RuleTables.of(rule), black, white);
  }

  private static ColourTables colour(WinRule rule, int colour, TableNumbers numbers, int table) {
    int[] scores = new int[PatternScores.CODES];
    for (int set = 0; set < ClassSets.COUNT; set++) {
      scores[ClassSets.lines(set)] =
          PointTable.scores(
              numbers.value(table, set), numbers.attack(table, set), numbers.defence(table, set));
    }
    var threats = new short[ThreatFeatures.COUNT];
    for (int i = 0; i < threats.length; i++) {
      threats[i] = (short) numbers.threats(table, i);
    }
    return new ColourTables(
        PointTable.of(scores, rule.hasFouls(GomokuBoard.side(colour))), threats);
  }
}
