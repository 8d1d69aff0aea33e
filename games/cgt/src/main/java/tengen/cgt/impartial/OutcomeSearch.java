package tengen.cgt.impartial;

import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.Budget;

/**
 * Finds the winner of any finite game by definition: a position is a win if some option is a loss.
 * Results are cached. Confined to one thread.
 *
 * @param <P> positions, equal when the games are
 */
public final class OutcomeSearch<P> {
  private final GameGraph<P, Boolean> graph;

  private OutcomeSearch(Function<P, Stream<P>> options, boolean stuckWins) {
    graph = new GameGraph<>(options, _ -> new Wins(stuckWins));
  }

  /** Returns a search for normal play, where the player without a move loses. */
  public static <P> OutcomeSearch<P> normal(Function<P, Stream<P>> options) {
    return new OutcomeSearch<>(options, false);
  }

  /** Returns a search for misère play, where the player without a move wins. */
  public static <P> OutcomeSearch<P> misere(Function<P, Stream<P>> options) {
    return new OutcomeSearch<>(options, true);
  }

  /**
   * Returns whether the player to move wins.
   *
   * @throws LoopyException if a line of play repeats a position
   */
  public boolean isNextPlayersWin(P position, Budget budget) {
    return graph.value(position, budget);
  }

  private static final class Wins implements GameGraph.Valuation<Boolean> {
    private boolean won;

    Wins(boolean stuckWins) {
      won = stuckWins;
    }

    @Override
    public boolean settledBy(Boolean optionIsWon) {
      won = !optionIsWon;
      return won;
    }

    @Override
    public Boolean value() {
      return won;
    }
  }
}
