package tengen.engine.classic.nogo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LeafEvaluationTest {
  private static final int UNIT = LeafEvaluation.UNIT;

  @Test
  void withoutWeightsItIsTheDifferenceOfLegalMoves() {
    // Black's diagonal leaves White no move, and Black two.
    assertThat(leaf(0, 0).value(diagonal(), UndoBoard.BLACK)).isEqualTo(2 * UNIT);
    assertThat(leaf(0, 0).value(diagonal(), UndoBoard.WHITE)).isEqualTo(-2 * UNIT);
  }

  @Test
  void eyesCountForAdjacentSides() {
    // Two black eyes without an empty neighbour, 99 each.
    assertThat(leaf(0.5, 0).value(diagonal(), UndoBoard.BLACK)).isEqualTo(2 * UNIT + 99 * UNIT);
    assertThat(leaf(0.5, 0).value(diagonal(), UndoBoard.WHITE)).isEqualTo(-2 * UNIT - 99 * UNIT);
  }

  @Test
  void anOddNumberOfSharedPointsIsGoodForTheSideToMove() {
    assertThat(leaf(0, 0.5).value(new UndoBoard(3, 3), UndoBoard.BLACK)).isEqualTo(UNIT / 2);
    assertThat(leaf(0, 0.5).value(new UndoBoard(2, 2), UndoBoard.BLACK)).isEqualTo(-UNIT / 2);
  }

  @Test
  void noTermReachesAProvenValue() {
    assertThat(leaf(1, 10).value(manyEyes(), UndoBoard.BLACK)).isLessThan(-NogoAlphaBeta.LOST - 1);
    assertThat(leaf(1, 10).value(manyEyes(), UndoBoard.WHITE))
        .isGreaterThan(NogoAlphaBeta.LOST + 1);
  }

  private static UndoBoard diagonal() {
    var board = new UndoBoard(2, 2);
    board.play(board.point(1, 0), UndoBoard.BLACK);
    board.play(board.point(0, 1), UndoBoard.BLACK);
    return board;
  }

  /**
   * Returns a 9x9 board with Black on every other point: forty eyes, more than the value of a
   * proof.
   */
  private static UndoBoard manyEyes() {
    var board = new UndoBoard(9, 9);
    for (int point = 1; point < 81; point += 2) {
      board.play(board.point(point % 9, point / 9), UndoBoard.BLACK);
    }
    return board;
  }

  private static LeafEvaluation leaf(double eyes, double parity) {
    return new LeafEvaluation(eyes, parity, MoveWeights.ORIGINAL);
  }
}
