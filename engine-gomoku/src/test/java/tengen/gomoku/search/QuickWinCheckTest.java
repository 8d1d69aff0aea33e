package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;
import tengen.support.games.Boards;

/** Tests that wins proven by counts of point classes are found by trying all moves. */
final class QuickWinCheckTest {
  private static final int BOARDS = Boolean.getBoolean("tengen.long") ? 20_000 : 300;

  /**
   * White's double three at 10,10 leaves Black's four at 7,7 with only one three, which makes it
   * legal.
   */
  @Test
  void aFourThatWhitesOwnStoneAllowsKeepsADoubleThreeFromWinning() {
    String black = "7,4 7,5 7,6 5,8 6,8 8,8 9,8 10,8 9,9 5,9";
    String white = "7,3 4,8 11,8 7,9 11,9 13,7 10,11 10,13 0,0";
    GomokuBoard board = PatternBoards.of(WinRule.RENJU, Boards.board(15, black, white));

    assertThat(wins(board, GomokuBoard.WHITE, 3)).isFalse();
    assertThat(QuickWinCheck.value(board, GomokuBoard.WHITE, 0)).isEqualTo(SearchValue.NONE);
  }

  @ParameterizedTest
  @EnumSource
  void winsThatAreProvedAreFoundByTryingAllMoves(WinRule rule) {
    int threeStones = 0;
    for (int seed = 0; seed < BOARDS; seed++) {
      GomokuBoard board = RandomBoards.board(rule, new Xoshiro(seed));
      for (int side = GomokuBoard.BLACK; side <= GomokuBoard.WHITE; side++) {
        int value = QuickWinCheck.value(board, side, 0);
        if (value != SearchValue.NONE && value > 0) {
          int stones = (SearchValue.WIN - value + 1) / 2;
          assertThat(wins(board, side, stones)).as("seed %d, side %d", seed, side).isTrue();
          threeStones += stones == 3 ? 1 : 0;
        }
      }
    }
    assertThat(threeStones).isPositive();
  }

  /** Returns true if the side to move can make five with this number of own stones. */
  private static boolean wins(GomokuBoard board, int side, int stones) {
    if (stones == 1 || board.hasAtLeast(side, PointClass.FIVE)) {
      return board.hasAtLeast(side, PointClass.FIVE);
    }
    return PatternBoards.emptyPoints(board)
        .filter(point -> !ForbiddenPoints.isForbidden(board, point, side))
        .anyMatch(point -> winsWith(board, side, point, stones));
  }

  private static boolean winsWith(GomokuBoard board, int side, int point, int stones) {
    board.play(point, side);
    int other = 1 - side;
    boolean wins =
        !board.hasAtLeast(other, PointClass.FIVE)
            && PatternBoards.emptyPoints(board)
                .filter(reply -> !ForbiddenPoints.isForbidden(board, reply, other))
                .allMatch(reply -> winsAfter(board, side, reply, stones - 1));
    board.undo();
    return wins;
  }

  private static boolean winsAfter(GomokuBoard board, int side, int reply, int stones) {
    board.play(reply, 1 - side);
    boolean wins = wins(board, side, stones);
    board.undo();
    return wins;
  }
}
