package tengen.cgt.impartial;

import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.Budget;

/**
 * Winners of any finite game by definition: a position is the next player's if one option is the
 * previous player's. Keeps what it found. Confined to one thread.
 *
 * @param <P> positions, equal when the games are
 */
public final class OutcomeSearch<P> {
  private final GameGraph<P, Boolean> graph;

  private OutcomeSearch(Function<P, Stream<P>> options, boolean stuckWins) {
    graph = new GameGraph<>(options, _ -> new Wins(stuckWins));
  }

  /** Who cannot move loses. */
  public static <P> OutcomeSearch<P> normal(Function<P, Stream<P>> options) {
    return new OutcomeSearch<>(options, false);
  }

  /** Who cannot move wins. */
  public static <P> OutcomeSearch<P> misere(Function<P, Stream<P>> options) {
    return new OutcomeSearch<>(options, true);
  }

  /**
   * Whether the player to move wins.
   *
   * @throws LoopyException a line of play comes back to a position
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
