package tengen.gomoku;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadFactory;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.search.BalanceSearch;
import tengen.gomoku.search.GomokuSearchParameters;
import tengen.gomoku.search.LazySmpSearch;
import tengen.gomoku.search.LazySmpSearch.Answer;
import tengen.gomoku.search.RootMove;
import tengen.gomoku.search.TranspositionTable;
import tengen.gomoku.solve.SolverTopics;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Restriction;
import tengen.search.RunningSearch;
import tengen.search.SearchControl;
import tengen.search.SearchResult;
import tengen.search.Topic;

/**
 * The {@code gomoku} engine. Keeps the transposition table and the solvers' tables between
 * searches.
 */
final class GomokuEngine implements Engine {
  static final Topic TABLE = new Topic("table", "how full of the last search the table is", false);

  private static final double EVEN_WIN_RATE = 0.5;
  private static final long WARM_UP_NODES = 20_000;
  private static final long WARM_UP_MS = 60;

  private final EngineContext context;
  private final ThreadFactory threads;
  private final SolverTopics solvers = new SolverTopics();
  private EngineSettings settings;
  private TranspositionTable table;
  private Xoshiro random;

  /** False while the table is still empty, so that the first game need not clear it. */
  private boolean hasSearched;

  /** Ids of the rules whose tables and classes this JVM has warmed up; shared by all engines. */
  private final Set<String> warmedUpRules;

  private final OpeningBook book;

  private volatile boolean closed;

  GomokuEngine(
      EngineSettings settings, EngineContext context, Set<String> warmedUpRules, OpeningBook book) {
    this.book = book;
    this.context = context;
    this.settings = settings;
    this.warmedUpRules = warmedUpRules;
    threads = context.threads();
    table = new TranspositionTable(settings.memoryBytes());
    random = new Xoshiro(settings.seed());
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException, InterruptedException {
    hasSearched = true;
    return switch (goal) {
      case Goal.BestMove(int lines, List<Restriction> restrictions, boolean repeatable) -> {
        GomokuSearchParameters parameters = parameters(position, lines, restrictions);
        Optional<SearchResult> known = bookMove(position, parameters, control);
        yield known.isPresent() ? known.get() : bestMove(parameters, repeatable, control);
      }
      case Goal.Opening(String procedure) -> opening(position, procedure, control);
      case Goal.Balance(int points, double winRate) -> {
        if (points > 2) {
          throw rejected("balance of " + points + " points: 1 or 2");
        }
        yield balance(parameters(position, 1, List.of()), points, winRate, control);
      }
    };
  }

  /**
   * Looks the position up in the book, but only for a single move at full strength with a limit: an
   * analysis always searches.
   */
  private Optional<SearchResult> bookMove(
      Position position, GomokuSearchParameters parameters, SearchControl control)
      throws EngineException {
    boolean isAsked =
        !book.isEmpty()
            && level().isFull()
            && parameters.lines() == 1
            && parameters.restrictions().isEmpty()
            && !control.limits().isUntilStopped();
    if (!isAsked) {
      return Optional.empty();
    }
    GameRules referee = referee(position);
    return book.find(position.rules(), parameters.stones(), position.toMove())
        .filter(entry -> referee.objection(position, entry.move()).isEmpty())
        .map(OpeningBook.Entry::answer);
  }

  private SearchResult bestMove(
      GomokuSearchParameters parameters, boolean repeatable, SearchControl control)
      throws InterruptedException {
    if (level().isFull() || repeatable || control.limits().isUntilStopped()) {
      Answer answer = runSearch(parameters, control);
      return new SearchResult(place(answer), answer.progress());
    }
    Answer all = runSearch(parameters, new SilentControl(control));
    Answer answer = all.withFirst(level().choose(all.moves(), random), parameters);
    return new SearchResult(place(answer), answer.progress());
  }

  private static Place place(Answer answer) {
    return Points.place(answer.moves().getFirst().point());
  }

  private SearchResult opening(Position position, String procedure, SearchControl control)
      throws EngineException, InterruptedException {
    GomokuSearchParameters parameters = parameters(position, 1, List.of());
    Setup.Board board = parameters.stones();
    int stones = board.black().size() + board.white().size();
    if (!SwapOpenings.asksAt(procedure, stones)) {
      throw rejected("opening " + procedure + " with " + stones + " stones");
    }
    if (stones == 0) {
      List<Place> two = SwapOpenings.firstTwo(board, random);
      Position begun = position.play(two.get(0)).play(two.get(1));
      SearchResult third = balance(parameters(begun, 1, List.of()), 1, EVEN_WIN_RATE, control);
      return new SearchResult(SwapOpenings.with(two, third.move()), third.last());
    }
    Answer answer = runSearch(parameters, control);
    RootMove best = answer.moves().getFirst();
    Move move = SwapOpenings.choose(best, Points.place(best.point()));
    return new SearchResult(move, answer.progress());
  }

  private SearchResult balance(
      GomokuSearchParameters parameters, int points, double winRate, SearchControl control)
      throws EngineException, InterruptedException {
    Optional<SearchResult> result =
        new BalanceSearch(parameters, winRate, table, control, stop(control)).find(points);
    if (Thread.interrupted()) {
      throw new InterruptedException("search interrupted");
    }
    return result.orElseThrow(
        () -> rejected("balance of " + points + " points: too few legal ones are left"));
  }

  private Answer runSearch(GomokuSearchParameters parameters, SearchControl control)
      throws InterruptedException {
    var searcher = new LazySmpSearch(table, settings.threads(), threads);
    return searcher.search(parameters, control, stop(control));
  }

  @Override
  public Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException {
    if (topic.equals(TABLE.name())) {
      return new Finding(
          String.format(Locale.ROOT, "table full: %.1f%%", table.permille() / 10.0), List.of());
    }
    GomokuSearchParameters parameters = parameters(position, 1, List.of());
    if (SolverTopics.contains(topic)) {
      return solvers.inspect(
          parameters.tables().rule(), parameters.stones(), position.toMove(), topic, control);
    }
    GomokuBoard board = PatternBoards.of(parameters.tables(), parameters.stones());
    return GomokuTopics.inspect(board, position.toMove(), topic)
        .orElseThrow(() -> rejected("no topic " + topic));
  }

  private GomokuSearchParameters parameters(
      Position position, int lines, List<Restriction> restrictions) throws EngineException {
    GameRules referee = referee(position);
    WinRule rule =
        WinRule.of(position.rules())
            .orElseThrow(() -> rejected("rules " + position.rules() + ": only gomoku"));
    return new GomokuSearchParameters(
        RuleTables.of(rule),
        referee
            .board(position)
            .orElseThrow(() -> rejected("rules " + position.rules() + ": no game on a board")),
        position.toMove(),
        WinRule.isContinuous(position.rules()),
        lines,
        Math.max(lines, level().lines()),
        restrictions,
        level().maxDepth(),
        level().quiescencePlies(),
        GomokuOptions.evaluation(settings));
  }

  private GameRules referee(Position position) throws EngineException {
    GameRules referee = context.rules().get(position.rules());
    if (referee == null) {
      throw rejected("rules " + position.rules() + ": the host has no referee for them");
    }
    return referee;
  }

  private GomokuLevel level() {
    return GomokuOptions.level(settings);
  }

  private SearchStop stop(SearchControl control) {
    return new SearchStop(control, () -> closed);
  }

  private static EngineException rejected(String message) {
    return new EngineException(Kind.REJECTED, message);
  }

  @Override
  public void newGame(Position start) throws EngineException {
    if (hasSearched) {
      table.clear();
      hasSearched = false;
    }
    solvers.clear();
    random = new Xoshiro(settings.seed());
    if (warmedUpRules.add(start.rules())) {
      warmUp(start);
    }
  }

  /**
   * Warms up by searching an opening for at most {@value #WARM_UP_MS} ms: creates the rule's
   * tables, loads classes and compiles the first methods. Otherwise the first move in a JVM would
   * take 100 ms longer.
   */
  private void warmUp(Position start) throws EngineException {
    Setup.Board stones = parameters(start, 1, List.of()).stones();
    Setup.Board empty = Setup.Board.empty(stones.width(), stones.height());
    List<Place> two = SwapOpenings.firstTwo(empty, new Xoshiro(settings.seed()));
    Position begun = Position.start(start.rules(), empty).play(two.get(0)).play(two.get(1));
    Limits limits = Limits.NONE.withMaxNodes(WARM_UP_NODES).withTime(WARM_UP_MS, WARM_UP_MS);
    SearchControl control = RunningSearch.start(limits);
    try {
      new LazySmpSearch(new TranspositionTable(1 << 20), 1, threads)
          .search(parameters(begun, 1, List.of()), control, stop(control));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean reconfigure(EngineSettings changed) {
    if (!changed.get(GomokuOptions.BOOK).equals(settings.get(GomokuOptions.BOOK))) {
      return false;
    }
    if (changed.memoryBytes() != settings.memoryBytes()) {
      table = new TranspositionTable(changed.memoryBytes());
    }
    settings = changed;
    return true;
  }

  @Override
  public void close() {
    closed = true;
  }
}
