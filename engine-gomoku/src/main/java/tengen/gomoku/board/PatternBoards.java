package tengen.gomoku.board;

import java.util.stream.IntStream;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;

/** Factory methods for boards with stones. */
public final class PatternBoards {
  private PatternBoards() {}

  /** Creates a board with these stones. The neutral ones cannot be undone. */
  public static GomokuBoard of(WinRule rule, Setup.Board stones) {
    return of(RuleTables.of(rule), stones);
  }

  /** Creates a board with these stones and given tables, such as tables in training. */
  public static GomokuBoard of(RuleTables tables, Setup.Board stones) {
    var board = new GomokuBoard(tables, stones.width(), stones.height());
    for (Place place : stones.neutral()) {
      board.block(Points.of(place));
    }
    board.refreshAll();
    replace(board, stones);
    return board;
  }

  /** Replaces the stones of a board by those of a setup of the same size. Neutral stones stay. */
  public static void replace(GomokuBoard board, Setup.Board stones) {
    while (board.plies() > 0) {
      board.undo();
    }
    for (Place place : stones.black()) {
      board.play(Points.of(place), GomokuBoard.BLACK);
    }
    for (Place place : stones.white()) {
      board.play(Points.of(place), GomokuBoard.WHITE);
    }
  }

  /** Returns the empty points in reading order. */
  public static IntStream emptyPoints(GomokuBoard board) {
    return IntStream.range(0, Points.COUNT).filter(board::isEmpty);
  }
}
