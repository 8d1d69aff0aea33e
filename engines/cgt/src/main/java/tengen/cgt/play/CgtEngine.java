package tengen.cgt.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.catalog.GameSolver;
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
 * The {@code cgt} engine. Plays won positions perfectly by their values. Delays losses as long as
 * possible in games small enough to be searched. If a limit is reached first, plays by mobility.
 * Keeps nothing between searches except the nimbers cached by a game's rules.
 */
final class CgtEngine implements Engine {
  /**
   * Estimated memory of a calculation step: a form with its options, or a cached sum or comparison.
   */
  private static final long BYTES_PER_STEP = 256;

  private static final long MIN_STEPS = 1_000;
  private static final long MAX_REMOTENESS_STEPS = 50_000;

  /** Step limit of a quick move; untuned, some milliseconds in most games. */
  private static final long MAX_QUICK_STEPS = 500;

  /**
   * Time limits of a quick move's values and of its comparison of moves, in milliseconds. Together
   * they are well below the second after which the host skips the plugin.
   */
  private static final long MAX_QUICK_MS = 200;

  /**
   * Divisor of the node limit for the part that is reserved for a move by mobility, which counts
   * each move as a node.
   */
  private static final int MOBILITY_NODE_DIVISOR = 8;

  private final long maxSteps;
  private Catalog catalog = new Catalog();

  CgtEngine(long memoryBytes) {
    maxSteps = Math.max(MIN_STEPS, memoryBytes / BYTES_PER_STEP);
  }

  /**
   * Returns a move by exact values if a few steps determine them, otherwise by mobility.
   *
   * @param nanoClock limits the time
   */
  static Move quickMove(Position position, LongSupplier nanoClock) {
    GameState state = GameState.of(new Catalog(), position);
    Player mover = GameState.player(position.toMove());
    return new Move.Text(
        exact(state, mover, nanoClock)
            .orElseGet(() -> Mobility.best(state, mover, Long.MAX_VALUE, quickTimeout(nanoClock))));
  }

  private static BooleanSupplier quickTimeout(LongSupplier nanoClock) {
    long endNanos = nanoClock.getAsLong() + TimeUnit.MILLISECONDS.toNanos(MAX_QUICK_MS);
    return () -> nanoClock.getAsLong() - endNanos >= 0;
  }

  private static Optional<String> exact(GameState state, Player mover, LongSupplier nanoClock) {
    BooleanSupplier isOver = quickTimeout(nanoClock);
    try {
      var budget = new Budget(MAX_QUICK_STEPS, _ -> isOver.getAsBoolean());
      GameSolver solver = GameSolver.of(state.components(), budget);
      return solver.winningMove(mover).or(() -> solver.drawingMove(mover)).map(state::print);
    } catch (LimitException _) {
      return Optional.empty();
    }
  }

  @Override
  public void newGame(Position start) {
    catalog = new Catalog();
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException {
    if (!(goal instanceof Goal.BestMove)) {
      throw new EngineException(EngineException.Kind.REJECTED, "cgt only searches single moves");
    }
    GameState state = GameState.of(catalog, position);
    Player mover = GameState.player(position.toMove());
    Budget budget = budget(control, maxSteps, 0);
    try {
      GameSolver solver = GameSolver.of(state.components(), budget);
      Optional<SumMove> winning = solver.winningMove(mover);
      if (winning.isPresent()) {
        String move = state.print(winning.get());
        return result(move, new Score.Win(OptionalInt.empty()), budget.spent());
      }
      Optional<SumMove> drawing = solver.drawingMove(mover);
      if (drawing.isPresent()) {
        return result(state.print(drawing.get()), new Score.Draw(), budget.spent());
      }
      Optional<Remoteness> byRule = solver.remoteness(mover);
      return byRule.isPresent()
          ? lost(
              state.print(new SumMove(0, byRule.get().move())),
              byRule.get().plies(),
              budget.spent())
          : remoteness(state, mover, control, budget.spent());
    } catch (LimitException _) {
      return result(moveByMobility(state, mover, control), new Score.Estimate(0.5), budget.spent());
    }
  }

  private SearchResult remoteness(
      GameState state, Player mover, SearchControl control, long spent) {
    Budget budget = budget(control, Math.min(maxSteps, MAX_REMOTENESS_STEPS), spent);
    try {
      Remoteness longest = new RemotenessSearch(budget).of(state, mover);
      return lost(longest.move(), longest.plies(), spent + budget.spent());
    } catch (LimitException _) {
      String move = moveByMobility(state, mover, control);
      return lost(move, OptionalInt.empty(), spent + budget.spent());
    }
  }

  private static SearchResult lost(String move, OptionalInt plies, long nodes) {
    return result(move, new Score.Loss(plies), nodes);
  }

  private static String moveByMobility(GameState state, Player mover, SearchControl control) {
    return Mobility.best(state, mover, mobilityNodes(control), () -> control.shouldStop(0));
  }

  private static long mobilityNodes(SearchControl control) {
    return control.limits().maxNodes() / MOBILITY_NODE_DIVISOR;
  }

  /**
   * Creates a budget that also ends at the planned time, and that leaves the nodes for a move by
   * mobility.
   */
  private static Budget budget(SearchControl control, long maxSteps, long spentBefore) {
    return new Budget(maxSteps, spent -> isOver(control, spentBefore + spent));
  }

  private static boolean isOver(SearchControl control, long nodes) {
    return control.shouldStop(nodes)
        || nodes >= control.limits().maxNodes() - mobilityNodes(control)
        || control.elapsedMs() >= control.limits().plannedMs();
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
      throw new EngineException(EngineException.Kind.REJECTED, "no topic " + topic);
    }
    GameState state = GameState.of(catalog, position);
    String text = ValueReport.of(state, position.toMove(), budget(control, maxSteps, 0));
    return new Finding(text, List.of());
  }

  @Override
  public void close() {}
}
