package tengen.cgt.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
 * The engine {@code cgt}: plays won positions perfectly, by values; makes lost ones last as long as
 * they can where they are small enough to be searched; and where a limit comes first, plays by
 * mobility. It keeps nothing between searches but the nimbers that a game's rules remember.
 */
final class CgtEngine implements Engine {
  /** What a step leaves behind: a form with its options, or a remembered sum or comparison. */
  private static final long BYTES_OF_A_STEP = 256;

  private static final long FEWEST_STEPS = 1_000;
  private static final long STEPS_OF_REMOTENESS = 50_000;

  /** The most steps for a move without a search. A guess: some milliseconds. */
  private static final long QUICK_STEPS = 500;

  /** The part of a limit of nodes that is left for a move by mobility; a move counts as a node. */
  private static final int GUESS_SHARE = 8;

  private final long steps;
  private Catalog catalog = new Catalog();

  CgtEngine(long memoryBytes) {
    steps = Math.max(FEWEST_STEPS, memoryBytes / BYTES_OF_A_STEP);
  }

  /** A move by exact values where few steps tell them, else by mobility. */
  static Move quickMove(Position position) {
    GameState state = GameState.of(new Catalog(), position);
    Player mover = GameState.player(position.toMove());
    return new Move.Text(
        exact(state, mover)
            .orElseGet(() -> Mobility.best(state, mover, Long.MAX_VALUE, () -> false)));
  }

  private static Optional<String> exact(GameState state, Player mover) {
    try {
      GameSolver solver = GameSolver.of(state.components(), Budget.of(QUICK_STEPS));
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
      throw new EngineException(EngineException.Kind.REJECTED, "cgt answers with a move alone");
    }
    GameState state = GameState.of(catalog, position);
    Player mover = GameState.player(position.toMove());
    Budget budget = budget(control, steps, 0);
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
      return result(guess(state, mover, control), new Score.Estimate(0.5), budget.spent());
    }
  }

  private SearchResult remoteness(
      GameState state, Player mover, SearchControl control, long spent) {
    Budget budget = budget(control, Math.min(steps, STEPS_OF_REMOTENESS), spent);
    try {
      Remoteness longest = new RemotenessSearch(budget).of(state, mover);
      return lost(longest.move(), longest.plies(), spent + budget.spent());
    } catch (LimitException _) {
      String guess = guess(state, mover, control);
      return lost(guess, OptionalInt.empty(), spent + budget.spent());
    }
  }

  private static SearchResult lost(String move, OptionalInt plies, long nodes) {
    return result(move, new Score.Loss(plies), nodes);
  }

  private static String guess(GameState state, Player mover, SearchControl control) {
    return Mobility.best(state, mover, guessNodes(control), () -> control.shouldStop(0));
  }

  private static long guessNodes(SearchControl control) {
    return control.limits().maxNodes() / GUESS_SHARE;
  }

  /** Ends with the time that the move is worth, too, and with the nodes of a guess to spare. */
  private static Budget budget(SearchControl control, long most, long spentBefore) {
    return new Budget(most, spent -> isOver(control, spentBefore + spent));
  }

  private static boolean isOver(SearchControl control, long nodes) {
    return control.shouldStop(nodes)
        || nodes >= control.limits().maxNodes() - guessNodes(control)
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
    String text = ValueReport.of(state, position.toMove(), budget(control, steps, 0));
    return new Finding(text, List.of());
  }

  @Override
  public void close() {}
}
