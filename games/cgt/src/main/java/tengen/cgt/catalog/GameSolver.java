package tengen.cgt.catalog;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.loopy.Loopy;

/**
 * Who wins a game or a sum of games, and how. Each method may end in a {@link LimitException}: then
 * the answer is not known. Confined to one thread.
 */
public sealed interface GameSolver permits ImpartialSolver, SumSolver, OutcomeSolver, LoopySolver {
  /**
   * Of one game, or of the sum of several.
   *
   * @throws IllegalArgumentException one of several is no part of a sum
   */
  static GameSolver of(List<Game<?>> components, Budget budget) {
    return components.size() == 1 ? alone(components.getFirst(), budget) : sum(components, budget);
  }

  /**
   * Solves a sum by values, or by outcomes alone where values take over a quarter of the budget.
   */
  private static GameSolver sum(List<Game<?>> components, Budget budget) {
    try {
      return new SumSolver(components, budget.quarter());
    } catch (LimitException _) {
      return new OutcomeSolver(components, new SumSearch(budget, SumSearch.MAX_VALUED_MOVES));
    }
  }

  private static <P> GameSolver alone(Game<P> game, Budget budget) {
    return switch (game.rules()) {
      case Impartial<P> rules -> new ImpartialSolver<>(rules, game.position(), budget);
      case Loopy<P> rules -> new LoopySolver<>(rules, game.position(), budget);
      default -> sum(List.of(game), budget);
    };
  }

  /** Who wins. */
  Outcome outcome();

  /**
   * The game's value; empty: it has none.
   *
   * @throws LimitException its value is too large
   */
  Optional<GameValue> value();

  /** A move that wins; empty: there is none. */
  Optional<SumMove> winningMove(Player mover);

  /** A move to a draw where there is no better; empty: the position is no draw. */
  default Optional<SumMove> drawingMove(Player mover) {
    return Optional.empty();
  }

  /** The remoteness of a lost position; empty: no rule is known for it. */
  default Optional<Remoteness> remoteness(Player mover) {
    return Optional.empty();
  }

  /** All moves that win, of those first in each component; lazy. */
  Stream<SumMove> winningMoves(Player mover, int optionsEach);
}
