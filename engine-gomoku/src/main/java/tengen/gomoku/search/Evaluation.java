package tengen.gomoku.search;

import tengen.gomoku.board.Board;
import tengen.gomoku.board.NumberRows;

/**
 * What a position is worth without a search: the values of all points' sets of line classes, and of
 * the threats on the board ({@link ThreatFeatures}). Both tables are resources whose heads tell
 * where they come from; the form is Rapfi's.
 *
 * <p>The one place to put another judgement, learnt or not: it sees a board that keeps its classes
 * up to date, and may keep its own state beside it.
 */
final class Evaluation {
  /** The board's values are in quarters. */
  private static final int BOARD_UNIT = 4;

  private static final short[] THREATS = load();

  private Evaluation() {}

  /** For the side to move, within ±{@link Value#FORCED}. */
  static int of(Board board, int side) {
    int value =
        (board.value(side) - board.value(1 - side)) / BOARD_UNIT
            + THREATS[ThreatFeatures.of(board, side)];
    return Math.max(1 - Value.FORCED, Math.min(Value.FORCED - 1, value));
  }

  /** A line: the threats as a number, a tab, their value. */
  private static short[] load() {
    var values = new short[ThreatFeatures.COUNT];
    var rows = new NumberRows(Evaluation.class, "threat-scores.tsv");
    while (rows.hasNext()) {
      int threats = rows.next(10);
      values[threats] = (short) rows.next(10);
    }
    return values;
  }
}
