package tengen.cgt.impartial;

import java.util.BitSet;
import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.Budget;

/**
 * Computes nimbers of any finite game by definition: the least number that no option has. Results
 * are cached. Confined to one thread.
 *
 * @param <P> positions, equal when the games are
 */
public final class SpragueGrundy<P> {
  private final GameGraph<P, Long> graph;

  /** Creates the computation for a game with these options. */
  public SpragueGrundy(Function<P, Stream<P>> options) {
    graph = new GameGraph<>(options, _ -> new Mex());
  }

  /**
   * Returns the nimber of a position.
   *
   * @throws LoopyException if a line of play repeats a position
   */
  public long nimber(P position, Budget budget) {
    return graph.value(position, budget);
  }

  private static final class Mex implements GameGraph.Valuation<Long> {
    private final BitSet options = new BitSet();

    @Override
    public boolean settledBy(Long option) {
      options.set(Math.toIntExact(option));
      return false;
    }

    @Override
    public Long value() {
      return (long) options.nextClearBit(0);
    }
  }
}
