package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.common.Xoshiro;
import tengen.game.Move.Place;
import tengen.nogo.board.Board;

class ShapesTest {
  private static final int SIDE = 9;

  /** A column and a row of a board after one of its eight turns and reflections. */
  private static int turned(Board board, int x, int y, int orientation) {
    int toX = (orientation & 1) == 0 ? x : SIDE - 1 - x;
    int toY = (orientation & 2) == 0 ? y : SIDE - 1 - y;
    return (orientation & 4) == 0 ? board.point(toX, toY) : board.point(toY, toX);
  }

  @Test
  void aShapeIsTheSameInAllOrientations() {
    var random = new Xoshiro(1);
    for (int game = 0; game < 30; game++) {
      var boards = new Board[8];
      for (int i = 0; i < boards.length; i++) {
        boards[i] = new Board(SIDE, SIDE);
      }
      for (int colour = 0; boards[0].legalCount(colour) > 0; colour = 1 - colour) {
        compare(boards, colour);
        var move = anyMove(boards[0], colour, random);
        for (int i = 0; i < boards.length; i++) {
          boards[i].play(turned(boards[i], move.x(), move.y(), i), colour);
        }
      }
    }
  }

  private static Place anyMove(Board board, int colour, Xoshiro random) {
    return board.place(board.draw(board.count(Board.BOTH) > 0 ? Board.BOTH : 1 << colour, random));
  }

  private static void compare(Board[] boards, int colour) {
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int point = boards[0].point(x, y);
        if (boards[0].isLegal(point, colour)) {
          Set<Integer> rings = new HashSet<>();
          Set<Integer> crosses = new HashSet<>();
          for (int i = 0; i < boards.length; i++) {
            int at = turned(boards[i], x, y, i);
            rings.add(Shapes.canonical(Shapes.ring(boards[i], at, colour)));
            crosses.add(Shapes.canonical(Shapes.cross(boards[i], at, colour)));
          }
          assertThat(rings).hasSize(1);
          assertThat(crosses).hasSize(1);
        }
      }
    }
  }

  @Test
  void aColourSeesWhatTheOtherWouldSeeWithStonesExchanged() {
    var board = new Board(SIDE, SIDE);
    var exchanged = new Board(SIDE, SIDE);
    var random = new Xoshiro(2);
    for (int colour = 0; board.legalCount(colour) > 0; colour = 1 - colour) {
      for (int point = 0; point < board.area(); point++) {
        if (board.isLegal(point, colour)) {
          assertThat(Shapes.ring(board, point, colour))
              .isEqualTo(Shapes.ring(exchanged, point, 1 - colour));
          assertThat(Shapes.cross(board, point, colour))
              .isEqualTo(Shapes.cross(exchanged, point, 1 - colour));
        }
      }
      var move = anyMove(board, colour, random);
      board.play(board.point(move.x(), move.y()), colour);
      exchanged.play(exchanged.point(move.x(), move.y()), 1 - colour);
    }
  }

  @Test
  void theEdgeEndsARay() {
    var board = new Board(SIDE, SIDE);
    // The corner: edge above and left, both steps; empty to the right and below.
    assertThat(board.cross(board.point(0, 0), Board.BLACK)).isEqualTo(0b1111_1010_1010_1111);
    // One step off the corner: the ray's first step is empty, its second the edge.
    assertThat(board.cross(board.point(1, 1), Board.BLACK)).isEqualTo(0b1110_1010_1010_1110);
    assertThat(board.cross(board.point(8, 4), Board.BLACK)).isEqualTo(0b1010_1010_1111_1010);
  }

  @Test
  void theLearntStrengthsKnowAnEyeInTheCorner() {
    var board = new Board(SIDE, SIDE);
    board.play(board.point(0, 1), Board.BLACK);
    Shapes shapes = Shapes.learnt();
    assertThat(shapes.strength(board, board.point(1, 0), Board.BLACK))
        .isGreaterThan(shapes.strength(board, board.point(4, 4), Board.BLACK));
  }
}
