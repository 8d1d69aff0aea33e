package tengen.gomoku.board;

import tengen.common.gomoku.WinRule;

/**
 * The resources with learnt numbers, which {@code GomokuPatternTraining} (experiments) makes and
 * {@code TableTuning} tunes by games: renju's, where the colours' lines are worth other things, and
 * freestyle's for all other rules.
 */
public final class LearntRows {
  /** The table of {@link PatternScores}. */
  public static final String PATTERNS = "pattern-scores";

  /** The table of what the threats on the board add. */
  public static final String THREATS = "threat-scores";

  private LearntRows() {}

  /** The numbers of a table for a colour. */
  static NumberRows of(String table, WinRule rule, int colour) {
    return new NumberRows(name(table, rule, colour));
  }

  /** How the resource of a table is called. */
  public static String name(String table, WinRule rule, int colour) {
    String whose =
        switch (rule) {
          case FREESTYLE, STANDARD, CARO, STANDARD_CARO -> "freestyle";
          case RENJU -> colour == GomokuBoard.BLACK ? "renju" : "renju-white";
        };
    return table + '-' + whose + ".tsv";
  }
}
