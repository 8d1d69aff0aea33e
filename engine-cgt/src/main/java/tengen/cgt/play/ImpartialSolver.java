package tengen.cgt.play;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.Option;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.impartial.Impartial;

/** One impartial game that has winners, but no nimbers: misère play, prime-limited Nim. */
record ImpartialSolver<P>(Impartial<P> rules, P position, Budget budget) implements Solver {
  @Override
  public Outcome outcome() {
    return rules.outcome(position, budget);
  }

  @Override
  public Optional<Value> value() {
    return Optional.empty();
  }

  @Override
  public Optional<String> winningMove(Player mover) {
    return rules.winningMove(position, budget).map(Option::move);
  }

  @Override
  public Stream<String> winningMoves(Player mover, int optionsEach) {
    return rules
        .options(position)
        .limit(optionsEach)
        .filter(option -> !rules.isNextPlayersWin(option.after(), budget))
        .map(Option::move);
  }
}
