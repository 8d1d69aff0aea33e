package tengen.nogo.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.common.Xoshiro;

class ChainsTest {
  @ParameterizedTest
  @CsvSource({"1, 2", "2, 2", "2, 19", "5, 3", "9, 9", "19, 19"})
  void aStoneIsPutExactlyWhereTheBoardFindsItLegal(int width, int height) {
    var random = new Xoshiro(width);
    var board = new Board(width, height);
    for (int colour = Board.BLACK; board.legalCount(colour) > 0; colour = 1 - colour) {
      compareAll(board);
      int drawn = random.nextInt(board.legalCount(colour));
      int both = board.count(Board.BOTH);
      board.play(
          drawn < both ? board.get(Board.BOTH, drawn) : board.get(1 << colour, drawn - both),
          colour);
    }
    compareAll(board);
  }

  private static void compareAll(Board board) {
    var chains = new Chains(board.chains());
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        int point = board.point(x, y);
        for (int colour = 0; isEmpty(board, point) && colour < 2; colour++) {
          boolean put = chains.tryPut(point, colour);
          assertThat(put)
              .as("colour %d at %d, %d", colour, x, y)
              .isEqualTo(board.isLegal(point, colour));
          if (put) {
            chains.copyFrom(board.chains());
          }
        }
      }
    }
  }

  private static boolean isEmpty(Board board, int point) {
    return !board.hasStone(point, Board.BLACK) && !board.hasStone(point, Board.WHITE);
  }

  @Test
  void aStoneJoinsThreeChainsOfWhichOneIsOnTwoSides() {
    // A chain from above the middle around the right to below it; single stones left and right.
    Board board = board(".XXXX/.X..X/X.X.X/.X..X/.XXXX");
    int middle = board.point(1, 2);
    board.play(middle, Board.BLACK);
    Chains chains = board.chains();
    int root = chains.root(middle);
    for (int next :
        new int[] {board.point(1, 1), board.point(0, 2), board.point(2, 2), board.point(1, 3)}) {
      assertThat(chains.root(next)).isEqualTo(root);
    }
  }

  private static Board board(String rows) {
    String[] lines = rows.split("/", -1);
    var board = new Board(lines[0].length(), lines.length);
    for (int y = 0; y < lines.length; y++) {
      for (int x = 0; x < lines[y].length(); x++) {
        if (lines[y].charAt(x) == 'X') {
          board.play(board.point(x, y), Board.BLACK);
        }
      }
    }
    return board;
  }
}
