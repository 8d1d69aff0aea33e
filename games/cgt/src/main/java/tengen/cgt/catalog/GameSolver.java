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
 * Finds the winner of a game or a sum of games, and the winning moves. Each method may throw a
 * {@link LimitException} if the answer is unknown. Confined to one thread.
 */
public sealed interface GameSolver permits ImpartialSolver, SumSolver, OutcomeSolver, LoopySolver {
  /**
   * Returns a solver for a game, or for the sum of several.
   *
   * @throws IllegalArgumentException if one of several games cannot be part of a sum
   */
  static GameSolver of(List<Game<?>> components, Budget budget) {
    return components.size() == 1 ? alone(components.getFirst(), budget) : sum(components, budget);
  }

  /**
   * Solves a sum by values, or only by outcomes if values take more than a quarter of the budget.
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

  /** Returns the outcome. */
  Outcome outcome();

  /**
   * Returns the game's value; empty if it has none.
   *
   * @throws LimitException if the value is too large
   */
  Optional<GameValue> value();

  /** Returns a winning move; empty if there is none. */
  Optional<SumMove> winningMove(Player mover);

  /** Returns a move to a draw if no move wins; empty if the position is not drawn. */
  default Optional<SumMove> drawingMove(Player mover) {
    return Optional.empty();
  }

  /** Returns the remoteness of a lost position; empty if no rule is known for it. */
  default Optional<Remoteness> remoteness(Player mover) {
    return Optional.empty();
  }

  /** Returns the winning moves among the first {@code optionsEach} of each component; lazy. */
  Stream<SumMove> winningMoves(Player mover, int optionsEach);
}
