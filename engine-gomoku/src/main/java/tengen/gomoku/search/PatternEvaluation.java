package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.NumberRows;

/**
 * Linear evaluation by patterns: the sum over all points of what their line classes are worth,
 * which the board keeps up to date, and a value for the threats on the board ({@link
 * ThreatFeatures}). Both tables are resources whose heads tell where they come from.
 */
@HotPath
public final class PatternEvaluation implements Evaluation {
  /** The board's values are in halves. */
  private static final int BOARD_UNIT = 2;

  private static final short[] THREATS = load();

  private final Board board;

  /** An evaluation of this board. */
  public PatternEvaluation(Board board) {
    this.board = board;
  }

  @Override
  public void play(int point, int colour) {}

  @Override
  public void undo() {}

  @Override
  public int evaluate(int side) {
    int value =
        (board.value(side) - board.value(1 - side)) / BOARD_UNIT
            + THREATS[ThreatFeatures.of(board, side)];
    return Math.max(1 - Value.FORCED, Math.min(Value.FORCED - 1, value));
  }

  /** A line: the threats as a number, a tab, their value. */
  private static short[] load() {
    var values = new short[ThreatFeatures.COUNT];
    var rows = new NumberRows(PatternEvaluation.class, "threat-scores.tsv");
    while (rows.hasNext()) {
      int threats = rows.next(10);
      values[threats] = (short) rows.next(10);
    }
    return values;
  }
}
