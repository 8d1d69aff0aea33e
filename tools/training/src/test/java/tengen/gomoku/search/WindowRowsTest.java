package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;

class WindowRowsTest {
  private static final int SIDE = 15;

  @Test
  void aWindowAndItsMirrorImageHaveOneNumberOf7381() {
    assertThat(WindowRows.COUNT).isEqualTo(7381);
  }

  @Test
  void exchangingTheStonesTwiceGivesTheSameWindow() {
    short[] exchanged = WindowRows.exchanged();
    for (short row = 0; row < WindowRows.COUNT; row++) {
      assertThat(exchanged[exchanged[row]]).isEqualTo(row);
    }
  }

  @Test
  void theOpponentSeesTheWindowWithTheStonesExchanged() {
    short[] exchanged = WindowRows.exchanged();
    var board = randomBoard(new Random(1));
    for (int point : emptyPoints(board)) {
      for (int direction = 0; direction < 4; direction++) {
        short black = WindowRows.of(board, GomokuBoard.BLACK, point, direction);
        short white = WindowRows.of(board, GomokuBoard.WHITE, point, direction);
        assertThat(white).isEqualTo(exchanged[black]);
      }
    }
  }

  @Test
  void aTurnedBoardHasTheSameWindows() {
    var random = new Random(2);
    var board = new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE);
    var turned = new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE);
    for (int ply = 0; ply < 40; ply++) {
      int x = random.nextInt(SIDE);
      int y = random.nextInt(SIDE);
      if (board.isEmpty(Points.of(x, y))) {
        board.play(Points.of(x, y), ply % 2);
        turned.play(Points.of(SIDE - 1 - x, SIDE - 1 - y), ply % 2);
      }
    }
    for (int x = 0; x < SIDE; x++) {
      for (int y = 0; y < SIDE; y++) {
        int point = Points.of(x, y);
        int image = Points.of(SIDE - 1 - x, SIDE - 1 - y);
        for (int direction = 0; board.isEmpty(point) && direction < 4; direction++) {
          assertThat(WindowRows.of(turned, 0, image, direction))
              .isEqualTo(WindowRows.of(board, 0, point, direction));
        }
      }
    }
  }

  @Test
  void onlyWindowsWithAStoneHaveOne() {
    var board = new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE);
    int middle = Points.of(7, 7);
    board.play(middle, GomokuBoard.WHITE);
    int row = Points.step(0);

    assertThat(WindowRows.hasStone(WindowRows.of(board, 0, middle + 4 * row, 0))).isTrue();
    assertThat(WindowRows.hasStone(WindowRows.of(board, 0, middle + 5 * row, 0))).isFalse();
  }

  @Test
  void innerPartsAreNumberedWithoutGaps() {
    for (int reach = 1; reach < WindowRows.REACH; reach++) {
      Set<Integer> numbers = new HashSet<>();
      int most = 0;
      for (short number : WindowRows.inner(reach)) {
        numbers.add((int) number);
        most = Math.max(most, number);
      }
      assertThat(numbers).hasSize(most + 1);
    }
  }

  private static GomokuBoard randomBoard(Random random) {
    var board = new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE);
    for (int ply = 0; ply < 60; ply++) {
      int point = Points.of(random.nextInt(SIDE), random.nextInt(SIDE));
      if (board.isEmpty(point)) {
        board.play(point, ply % 2);
      }
    }
    return board;
  }

  private static Set<Integer> emptyPoints(GomokuBoard board) {
    Set<Integer> points = new HashSet<>();
    for (int point = 0; point < Points.COUNT; point++) {
      if (board.isEmpty(point)) {
        points.add(point);
      }
    }
    return points;
  }
}
