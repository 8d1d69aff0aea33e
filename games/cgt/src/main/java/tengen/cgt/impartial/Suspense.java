package tengen.cgt.impartial;

import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.Budget;

/**
 * The suspense number of a position in normal play: how many plies it lasts if who wins it makes it
 * long and who loses it makes it short; odd if the player to move wins. Winning Ways, chapter 9.
 * Keeps what it found. Confined to one thread.
 *
 * @param <P> positions, equal when the games are
 */
public final class Suspense<P> {
  private final GameGraph<P, Long> graph;

  /** Of the game with these options. */
  public Suspense(Function<P, Stream<P>> options) {
    graph = new GameGraph<>(options, _ -> new Plies());
  }

  /**
   * The number of plies.
   *
   * @throws LoopyException a line of play comes back to a position
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
