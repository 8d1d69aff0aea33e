package tengen.cgt.catalog;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.NormalPlay;

/**
 * Solves a single impartial game. Its theorem may give the winner even if nimbers are unknown or do
 * not exist.
 */
record ImpartialSolver<P>(Impartial<P> rules, P position, Budget budget) implements GameSolver {
  @Override
  public Outcome outcome() {
    return rules.outcome(position, budget);
  }

  @Override
  public Optional<GameValue> value() {
    return rules instanceof NormalPlay<P> normal
        ? Optional.of(GameValue.ofNimber(normal.nimber(position, budget)))
        : Optional.empty();
  }

  @Override
  public Optional<SumMove> winningMove(Player mover) {
    return rules.winningMove(position, budget).map(ImpartialSolver::move);
  }

  @Override
  public Optional<Remoteness> remoteness(Player mover) {
    return rules.remoteness(position, budget);
  }

  @Override
  public Stream<SumMove> winningMoves(Player mover, int optionsEach) {
    return budget
        .stopping(rules.options(position))
        .limit(optionsEach)
        .filter(option -> !rules.isNextPlayersWin(option.after(), budget))
        .map(ImpartialSolver::move);
  }

  private static SumMove move(GameOption<?> option) {
    return new SumMove(0, option.move());
  }
}
