package tengen.nogo;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.network.NetworkWarmUp;
import tengen.nogo.search.AvoidMoves;
import tengen.nogo.search.EvaluationKind;
import tengen.nogo.search.MonteCarloTreeSearch;
import tengen.nogo.search.MonteCarloTreeSearch.Result;
import tengen.nogo.search.NogoSearchParameters;
import tengen.nogo.solve.SolveTopic;
import tengen.nogo.solve.ValueTopic;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Restriction;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** The {@code nogo} engine. Keeps the search tree between moves. */
final class NogoEngine implements Engine {
  private static final int SOLVER_MEMORY_DIVISOR = 2;

  private final EngineContext context;
  private final ThreadFactory threads;
  private EngineSettings settings;
  private MonteCarloTreeSearch treeSearch;
  private Xoshiro random;
  private @Nullable SolveTopic solver;
  private volatile boolean closed;

  NogoEngine(EngineSettings settings, EngineContext context) {
    this.context = context;
    this.settings = settings;
    threads = context.threads();
    treeSearch = treeSearch(settings);
    random = new Xoshiro(settings.seed());
    if (NogoOptions.wantsNetwork(settings)) {
      NetworkWarmUp.start(threads);
    }
  }

  private MonteCarloTreeSearch treeSearch(EngineSettings settings) {
    return new MonteCarloTreeSearch(
        settings.memoryBytes(), settings.threads(), settings.seed(), threads);
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException, InterruptedException {
    if (!(goal
        instanceof Goal.BestMove(int lines, List<Restriction> restrictions, boolean repeatable))) {
      throw rejected("no goal but the best move");
    }
    NogoBoard board = board(stones(position));
    int colour = NogoBoard.colour(position.toMove());
    if (board.legalCount(colour) == 0) {
      throw rejected("the side to move has no legal move");
    }
    AvoidMoves avoidMoves = AvoidMoves.of(restrictions(board, restrictions), board);
    var parameters =
        new NogoSearchParameters(
            board,
            colour,
            lines,
            avoidMoves,
            level().maxSimulations(),
            evaluation(board, control.limits()));
    Result result = treeSearch.search(parameters, control, new SearchStop(control, () -> closed));
    Variation chosen =
        repeatable ? result.lines().getFirst() : level().choose(result.lines(), random);
    return result(result, chosen, lines);
  }

  /** Returns playouts instead of the network if it cannot be used, or is not ready in time. */
  private EvaluationKind evaluation(NogoBoard board, Limits limits) throws InterruptedException {
    EvaluationKind wanted = NogoOptions.evaluation(settings, board);
    if (wanted != EvaluationKind.NETWORK) {
      return wanted;
    }
    NetworkWarmUp.start(threads);
    return NetworkWarmUp.isReadyWithin(limits.plannedMs() / 2) ? wanted : EvaluationKind.PLAYOUTS;
  }

  /** Returns the chosen move's line first, then the best of the others. */
  private static SearchResult result(Result result, Variation chosen, int lines) {
    Stream<Variation> others = result.lines().stream().filter(line -> !line.equals(chosen));
    List<Variation> ordered = Stream.concat(Stream.of(chosen), others).limit(lines).toList();
    return new SearchResult(chosen.moves().getFirst(), new SearchProgress(result.nodes(), ordered));
  }

  /** Adds the restriction of the option {@code open-off-centre} to the host's. */
  private List<Restriction> restrictions(NogoBoard board, List<Restriction> given) {
    boolean odd = board.width() % 2 == 1 && board.height() % 2 == 1;
    if (board.stones() > 0 || !odd || !settings.get(NogoOptions.OPEN_OFF_CENTRE)) {
      return given;
    }
    var all = new ArrayList<Restriction>(given);
    var centre = new Place(board.width() / 2, board.height() / 2);
    all.add(new Restriction(Side.BLACK, false, List.of(centre), 1));
    return all;
  }

  @Override
  public Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException {
    Setup.Board stones = stones(position);
    if (topic.equals(SolveTopic.TOPIC.name())) {
      return solver().inspect(stones, position.toMove(), control);
    }
    if (topic.equals(ValueTopic.TOPIC.name())) {
      return ValueTopic.inspect(stones, control);
    }
    return NogoTopics.inspect(board(stones), stones, topic)
        .orElseThrow(() -> rejected("no topic " + topic));
  }

  /** Returns the solver, created at first use because its table is large. */
  private SolveTopic solver() {
    if (solver == null) {
      solver = new SolveTopic(settings.memoryBytes() / SOLVER_MEMORY_DIVISOR, context.folder());
    }
    return solver;
  }

  static NogoBoard board(Setup.Board stones) {
    var board = new NogoBoard(stones.width(), stones.height());
    stones.black().forEach(at -> board.play(board.point(at.x(), at.y()), NogoBoard.BLACK));
    stones.white().forEach(at -> board.play(board.point(at.x(), at.y()), NogoBoard.WHITE));
    return board;
  }

  private Setup.Board stones(Position position) throws EngineException {
    GameRules referee = context.rules().get(position.rules());
    if (referee == null || !position.rules().equals(NogoFactory.RULES)) {
      throw rejected("rules " + position.rules() + ": only nogo");
    }
    return referee.board(position).orElseThrow(() -> rejected("nogo without a board"));
  }

  private NogoLevel level() {
    return NogoOptions.level(settings);
  }

  private static EngineException rejected(String message) {
    return new EngineException(Kind.REJECTED, message);
  }

  @Override
  public void newGame(Position start) {
    treeSearch.clear();
    random = new Xoshiro(settings.seed());
  }

  @Override
  public boolean reconfigure(EngineSettings changed) {
    boolean same =
        changed.memoryBytes() == settings.memoryBytes()
            && changed.threads() == settings.threads()
            && changed.seed() == settings.seed();
    settings = changed;
    solver = null;
    if (!same) {
      treeSearch = treeSearch(changed);
    }
    return true;
  }

  @Override
  public void close() {
    closed = true;
  }
}
