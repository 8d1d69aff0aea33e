package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.RuleTables;

/** Plays two games between two tables from one opening with swapped colours. Not thread-safe. */
public final class TableDuel {
  private static final int SIDE = 15;

  /** Number of stones after which a game is a draw. */
  private static final int DRAW_AFTER_STONES = 150;

  private final NodeSearch black;
  private final NodeSearch white;
  private final EvenOpenings openings;

  /** Creates a duel with this node limit per search. */
  public TableDuel(WinRule rule, long nodes) {
    black = new NodeSearch(nodes);
    white = new NodeSearch(nodes);
    openings = new EvenOpenings(rule, black);
  }

  /** Returns the first table's share of the points, 0 to 1. */
  public double score(RuleTables first, RuleTables second, long seed) throws InterruptedException {
    black.clear();
    List<Integer> opening = openings.next(new Xoshiro(seed), SIDE);
    int won = winner(first, second, opening) - winner(second, first, opening);
    return (won + 2) / 4.0;
  }

  /** Returns 1 if Black wins, −1 if White wins, 0 for a draw. */
  private int winner(RuleTables blacks, RuleTables whites, List<Integer> opening)
      throws InterruptedException {
    black.clear();
    white.clear();
    List<Integer> moves = new ArrayList<>(opening);
    while (moves.size() < DRAW_AFTER_STONES) {
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
