package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.RuleTables;

/** A game of a duel, played on from an opening until a five is proven. */
final class DuelGame {
  /** Columns and rows of the board. */
  static final int SIDE = 15;

  /** Number of stones after which a game is a draw. */
  private static final int MAX_STONES = 150;

  private DuelGame() {}

  /** A player: the tables of its board, and its search. */
  record Contender(RuleTables tables, NodeSearch search) {
    private RootMove best(List<Integer> moves) throws InterruptedException {
      return search.best(TrainingGame.board(tables, SIDE, moves));
    }
  }

  /** Plays a game; returns 1 if Black wins, −1 if White wins, 0 for a draw. */
  static int winner(Contender black, Contender white, List<Integer> opening)
      throws InterruptedException {
    black.search.clear();
    white.search.clear();
    List<Integer> moves = new ArrayList<>(opening);
    while (moves.size() < MAX_STONES) {
      boolean isBlack = TrainingGame.colour(moves.size()) == GomokuBoard.BLACK;
      RootMove best = (isBlack ? black : white).best(moves);
      if (SearchValue.isForced(best.value()) && best.isProven()) {
        return best.value() > 0 == isBlack ? 1 : -1;
      }
      moves.add(best.point());
    }
    return 0;
  }
}
