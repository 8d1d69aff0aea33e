package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.RuleTables;

/** Two games between two tables from one opening, colours exchanged. One thread. */
public final class TableDuel {
  private static final int SIDE = 15;

  /** A longer game is a draw. */
  private static final int MOST_STONES = 150;

  private final NodeSearch black;
  private final NodeSearch white;
  private final EvenOpenings openings;

  /** Searches of so many nodes. */
  public TableDuel(WinRule rule, long nodes) {
    black = new NodeSearch(nodes);
    white = new NodeSearch(nodes);
    openings = new EvenOpenings(rule, black);
  }

  /** The share of the points that the first wins, 0 to 1. */
  public double score(RuleTables first, RuleTables second, long seed) throws InterruptedException {
    black.clear();
    List<Integer> opening = openings.next(new Xoshiro(seed), SIDE);
    int won = winner(first, second, opening) - winner(second, first, opening);
    return (won + 2) / 4.0;
  }

  /** 1: Black wins; −1: White. */
  private int winner(RuleTables blacks, RuleTables whites, List<Integer> opening)
      throws InterruptedException {
    black.clear();
    white.clear();
    List<Integer> moves = new ArrayList<>(opening);
    while (moves.size() < MOST_STONES) {
      boolean isBlack = TrainingGame.colour(moves.size()) == GomokuBoard.BLACK;
      GomokuBoard board = TrainingGame.board(isBlack ? blacks : whites, SIDE, moves);
      RootMove best = (isBlack ? black : white).best(board);
      if (SearchValue.isForced(best.value()) && best.isProven()) {
        return best.value() > 0 == isBlack ? 1 : -1;
      }
      moves.add(best.point());
    }
    return 0;
  }
}
