package tengen.engine.classic.nogo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.common.Xoshiro;

class UctTreeTest {
  @Test
  void theEndOfAGameIsListedWhereABlockIsJustFull() {
    var tree = new UctTree(0);
    var board = new UndoBoard(9, 7);
    // The root and 65 times 63 children are 4,096 nodes, exactly one block.
    for (int node = 0; node < 65; node++) {
      var moves = new NogoMovePicker(board);
      moves.list(
          board,
          new MoveEvaluation(board, MoveWeights.ORIGINAL),
          UndoBoard.BLACK,
          new Xoshiro(1),
          11);
      assertThat(tree.list(node, moves)).isTrue();
    }
    assertThat(tree.list(66, new NogoMovePicker(board))).isTrue();
    assertThat(tree.size(66)).isZero();
  }

  @Test
  void aFullTreeTakesNoMoreChildren() {
    var tree = new UctTree(0);
    var board = new UndoBoard(19, 19);
    int listed = 0;
    for (boolean room = true; room; listed++) {
      var moves = new NogoMovePicker(board);
      moves.list(
          board,
          new MoveEvaluation(board, MoveWeights.ORIGINAL),
          UndoBoard.BLACK,
          new Xoshiro(1),
          11);
      room = tree.list(listed, moves);
    }
    assertThat(listed).isEqualTo(4096 / 361 + 1);
    assertThat(tree.isListed(listed - 1)).isFalse();
  }
}
