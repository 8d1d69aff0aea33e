package tengen.gomoku.board;

import tengen.common.gomoku.WinRule;

/**
 * Resources with trained parameters, produced by {@code GomokuPatternTraining} (training) and tuned
 * in games by {@code TableTuning}. Renju has its own for each colour, since lines have other values
 * there; all other rules share freestyle's.
 */
public final class TrainedParameters {
  /** Base name of the table read by {@link PatternScores}. */
  public static final String PATTERNS = "pattern-scores";

  /** Base name of the table read by {@link ThreatScores}. */
  public static final String THREATS = "threat-scores";

  private TrainedParameters() {}

  /** Returns a reader of a table for a colour. */
  static IntegerReader of(String table, WinRule rule, int colour) {
    return new IntegerReader(name(table, rule, colour));
  }

  /** Returns the resource name of a table. */
  public static String name(String table, WinRule rule, int colour) {
    String whose =
        switch (rule) {
          case FREESTYLE, STANDARD, CARO, STANDARD_CARO -> "freestyle";
          case RENJU -> colour == GomokuBoard.BLACK ? "renju" : "renju-white";
        };
    return table + '-' + whose + ".tsv";
  }
}
