package tengen.cgt.impartial;

import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.Budget;

/**
 * Computes suspense numbers in normal play: the plies that a position lasts if its winner makes it
 * long and its loser makes it short. The number is odd if the player to move wins. Winning Ways,
 * chapter 9. Results are cached. Confined to one thread.
 *
 * @param <P> positions, equal when the games are
 */
public final class Suspense<P> {
  private final GameGraph<P, Long> graph;

  /** Creates the computation for a game with these options. */
  public Suspense(Function<P, Stream<P>> options) {
    graph = new GameGraph<>(options, _ -> new Plies());
  }

  /**
   * Returns the number of plies.
   *
   * @throws LoopyException if a line of play repeats a position
   */
  public long plies(P position, Budget budget) {
    return graph.value(position, budget);
  }

  private static final class Plies implements GameGraph.Valuation<Long> {
    private static final long NONE = -1;
    private long longestLost = NONE;
    private long shortestWon = Long.MAX_VALUE;

    @Override
    public boolean settledBy(Long option) {
      if (option % 2 == 0) {
        longestLost = Math.max(longestLost, option);
      } else {
        shortestWon = Math.min(shortestWon, option);
      }
      return false;
    }

    @Override
    public Long value() {
      if (longestLost != NONE) {
        return longestLost + 1;
      }
      return shortestWon == Long.MAX_VALUE ? 0 : shortestWon + 1;
    }
  }
}
