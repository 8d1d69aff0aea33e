package tengen.engine.classic.gomoku;

import java.util.Arrays;
import tengen.common.gomoku.WinRule;
import tengen.game.Setup;

/** Factory methods for {@link ScoreBoard}s. */
final class ScoreBoards {
  private ScoreBoards() {}

  /** Creates a board of these stones with the original program's window scores. */
  static ScoreBoard of(Setup.Board stones, WinRule rule) {
    return of(stones, rule, WindowScores.ORIGINAL);
  }

  /** Creates a board of these stones. */
  static ScoreBoard of(Setup.Board stones, WinRule rule, WindowScores scores) {
    PaddedGrid grid = new PaddedGrid(stones.width(), stones.height());
    byte[] cells = new byte[grid.size()];
    Arrays.fill(cells, ScoreBoard.MARGIN);
    for (int point = grid.first(); point < grid.end(); point++) {
      if (grid.contains(point)) {
        cells[point] = ScoreBoard.EMPTY;
      }
    }
    stones.neutral().forEach(stone -> cells[grid.index(stone)] = ScoreBoard.NEUTRAL);
    ScoreBoard board = new ScoreBoard(stones, rule, scores, cells, new Windows(grid, cells));
    stones.black().forEach(stone -> board.put(grid.index(stone), ScoreBoard.BLACK));
    stones.white().forEach(stone -> board.put(grid.index(stone), ScoreBoard.WHITE));
    board.markStart();
    return board;
  }
}
