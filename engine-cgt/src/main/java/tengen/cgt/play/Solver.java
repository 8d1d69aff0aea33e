package tengen.cgt.play;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.catalog.Game;
import tengen.cgt.impartial.Impartial;

/**
 * Who wins one state, and how. Each question may end in a {@link LimitException}: then the answer
 * is not known. Confined to one search.
 */
sealed interface Solver permits ImpartialSolver, SumSolver {
  static Solver of(GameState state, Budget budget) {
    Game<?> first = state.components().getFirst();
    return first.isSummand() ? new SumSolver(state, budget) : impartial(first, budget);
  }

  private static <P> Solver impartial(Game<P> component, Budget budget) {
    if (component.rules() instanceof Impartial<P> rules) {
      return new ImpartialSolver<>(rules, component.position(), budget);
    }
    throw new IllegalArgumentException("neither a summand nor impartial: " + component);
  }

  /** Who wins. */
  Outcome outcome();

  /** The value's text; empty: this game has none. */
  Optional<Value> value();

  /** A move that wins; empty: there is none. */
  Optional<String> winningMove(Player mover);

  /** All moves that win, of those first in each component; lazy. */
  Stream<String> winningMoves(Player mover, int optionsEach);
}
