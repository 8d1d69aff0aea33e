package tengen.nogo.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.common.Xoshiro;

class ChainsTest {
  @ParameterizedTest
  @CsvSource({"1, 2", "2, 2", "2, 19", "5, 3", "9, 9", "19, 19"})
  void stonesArePlacedOnExactlyTheLegalPoints(int width, int height) {
    var random = new Xoshiro(width);
    var board = new NogoBoard(width, height);
    for (int colour = NogoBoard.BLACK; board.legalCount(colour) > 0; colour = 1 - colour) {
      compareAll(board);
      int drawn = random.nextInt(board.legalCount(colour));
      int both = board.count(NogoBoard.BOTH);
      board.play(
          drawn < both ? board.get(NogoBoard.BOTH, drawn) : board.get(1 << colour, drawn - both),
          colour);
    }
    compareAll(board);
  }

  private static void compareAll(NogoBoard board) {
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

  private static boolean isEmpty(NogoBoard board, int point) {
    return !board.hasStone(point, NogoBoard.BLACK) && !board.hasStone(point, NogoBoard.WHITE);
  }

  @Test
  void aStoneJoinsThreeChainsWithOneOnTwoSides() {
    // A chain from above the centre around the right to below it; single stones left and right.
    NogoBoard board = board(".XXXX/.X..X/X.X.X/.X..X/.XXXX");
    int middle = board.point(1, 2);
    board.play(middle, NogoBoard.BLACK);
    Chains chains = board.chains();
    int root = chains.root(middle);
    for (int next :
        new int[] {board.point(1, 1), board.point(0, 2), board.point(2, 2), board.point(1, 3)}) {
      assertThat(chains.root(next)).isEqualTo(root);
    }
  }

  private static NogoBoard board(String rows) {
    String[] lines = rows.split("/", -1);
    var board = new NogoBoard(lines[0].length(), lines.length);
    for (int y = 0; y < lines.length; y++) {
      for (int x = 0; x < lines[y].length(); x++) {
        if (lines[y].charAt(x) == 'X') {
          board.play(board.point(x, y), NogoBoard.BLACK);
        }
      }
    }
    return board;
  }
}
