package tengen.cgt.catalog;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;
import tengen.cgt.loopy.Ending;
import tengen.cgt.loopy.Loopy;
import tengen.cgt.loopy.RetrogradeAnalysis;

/**
 * Solves a single loopy game. Winning moves are the fastest ones, since others may repeat positions
 * forever.
 */
record LoopySolver<P>(Loopy<P> rules, P position, RetrogradeAnalysis<P> analysis)
    implements GameSolver {
  LoopySolver(Loopy<P> rules, P position, Budget budget) {
    this(rules, position, new RetrogradeAnalysis<>(rules, position, budget));
  }

  @Override
  public Outcome outcome() {
    return Outcome.of(winner(Player.LEFT), winner(Player.RIGHT));
  }

  private Optional<Player> winner(Player mover) {
    Ending ending = analysis.ending(position, mover);
    return ending.isDraw() ? Optional.empty() : Optional.of(ending.isWin() ? mover : mover.other());
  }

  @Override
  public Optional<GameValue> value() {
    return Optional.empty();
  }

  @Override
  public Optional<SumMove> winningMove(Player mover) {
    return moves(mover, Ending::isLoss)
        .min(Comparator.comparingInt(option -> pliesAfter(option, mover)))
        .map(LoopySolver::move);
  }

  @Override
  public Stream<SumMove> winningMoves(Player mover, int optionsEach) {
    return moves(mover, Ending::isLoss).limit(optionsEach).map(LoopySolver::move);
  }

  @Override
  public Optional<SumMove> drawingMove(Player mover) {
    return analysis.ending(position, mover).isDraw()
        ? moves(mover, Ending::isDraw).findFirst().map(LoopySolver::move)
        : Optional.empty();
  }

  @Override
  public Optional<Remoteness> remoteness(Player mover) {
    return moves(mover, Ending::isWin)
        .max(Comparator.comparingInt(option -> pliesAfter(option, mover)))
        .map(
            option -> new Remoteness(option.move(), OptionalInt.of(pliesAfter(option, mover) + 1)));
  }

  private Stream<GameOption<P>> moves(Player mover, Predicate<Ending> wanted) {
    return analysis.moves(position, mover, wanted);
  }

  private int pliesAfter(GameOption<P> option, Player mover) {
    return analysis.ending(option.after(), mover.other()).plies().orElseThrow();
  }

  private static SumMove move(GameOption<?> option) {
    return new SumMove(0, option.move());
  }
}
