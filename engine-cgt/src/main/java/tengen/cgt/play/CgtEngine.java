package tengen.cgt.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.Resistance;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.catalog.Solver;
import tengen.cgt.catalog.SumMove;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.game.Move;
import tengen.game.Position;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Plays perfectly what is won, by values; lasts as long as it can in what is lost and small enough
 * to be searched; and guesses where the limits come first. It remembers nothing from one search to
 * the next, but for the nimbers that a game's rules keep.
 */
final class CgtEngine implements Engine {
  /** What a step leaves behind: a form with its options, or a remembered sum or comparison. */
  private static final long BYTES_OF_A_STEP = 256;

  private static final long FEWEST_STEPS = 1_000;
  private static final long STEPS_OF_RESISTANCE = 50_000;

  private final long steps;
  private Catalog catalog = new Catalog();

  CgtEngine(long memoryBytes) {
    steps = Math.max(FEWEST_STEPS, memoryBytes / BYTES_OF_A_STEP);
  }

  @Override
  public void newGame(Position start) {
    catalog = new Catalog();
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException {
    if (!(goal instanceof Goal.BestMove)) {
      throw new EngineException(EngineException.Kind.REFUSED, "cgt answers with a move alone");
    }
    GameState state = GameState.of(catalog, position);
    Player mover = GameState.player(position.toMove());
    Budget budget = budget(control, steps, 0);
    try {
      Solver solver = Solver.of(state.components(), budget);
      Optional<SumMove> winning = solver.winningMove(mover);
      if (winning.isPresent()) {
        String move = state.print(winning.get());
        return result(move, new Score.Win(OptionalInt.empty()), budget.spent());
      }
      Optional<Resistance> byRule = solver.resistance();
      return byRule.isPresent()
          ? lost(
              state.print(new SumMove(0, byRule.get().move())),
              byRule.get().plies(),
              budget.spent())
          : resistance(state, mover, control, budget.spent());
    } catch (LimitException _) {
      return result(guess(state, mover, control), new Score.Estimate(0.5), budget.spent());
    }
  }

  private SearchResult resistance(
      GameState state, Player mover, SearchControl control, long spent) {
    Budget budget = budget(control, Math.min(steps, STEPS_OF_RESISTANCE), spent);
    try {
      Resistance hardest = new Endurance(budget).hardest(state, mover);
      return lost(hardest.move(), hardest.plies(), spent + budget.spent());
    } catch (LimitException _) {
      String guess = guess(state, mover, control);
      return lost(guess, OptionalInt.empty(), spent + budget.spent());
    }
  }

  private static SearchResult lost(String move, OptionalInt plies, long nodes) {
    return result(move, new Score.Loss(plies), nodes);
  }

  private static String guess(GameState state, Player mover, SearchControl control) {
    return Mobility.best(state, mover, () -> control.shouldStop(0));
  }

  /** Ends with the time that the move is worth, too. */
  private static Budget budget(SearchControl control, long most, long spentBefore) {
    return new Budget(
        most,
        spent ->
            control.shouldStop(spentBefore + spent)
                || control.elapsedMs() >= control.limits().plannedMs());
  }

  private static SearchResult result(String notation, Score score, long nodes) {
    Move move = new Move.Text(notation);
    var line = new Variation(score, List.of(move), 1, nodes);
    return new SearchResult(move, new SearchProgress(nodes, List.of(line)));
  }

  @Override
  public Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException {
    if (!topic.equals(ValueReport.TOPIC.name())) {
      throw new EngineException(EngineException.Kind.REFUSED, "no topic " + topic);
    }
    GameState state = GameState.of(catalog, position);
    String text = ValueReport.of(state, position.toMove(), budget(control, steps, 0));
    return new Finding(text, List.of());
  }

  @Override
  public void close() {}
}
