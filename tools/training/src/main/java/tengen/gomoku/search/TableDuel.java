package tengen.gomoku.search;

import java.util.List;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.RuleTables;

/** Plays two games between two tables from one opening with swapped colours. Not thread-safe. */
public final class TableDuel {
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
    List<Integer> opening = openings.next(new Xoshiro(seed), DuelGame.SIDE);
    int won = winner(first, second, opening) - winner(second, first, opening);
    return (won + 2) / 4.0;
  }

  private int winner(RuleTables blacks, RuleTables whites, List<Integer> opening)
      throws InterruptedException {
    return DuelGame.winner(
        new DuelGame.Contender(blacks, black), new DuelGame.Contender(whites, white), opening);
  }
}
