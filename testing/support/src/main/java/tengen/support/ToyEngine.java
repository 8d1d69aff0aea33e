package tengen.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
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
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * A correct engine for tests. It plays the first legal moves of any game whose rules it has, after
 * as many nodes as it is allowed.
 */
public final class ToyEngine implements Engine {
  /** The topic whose marks are the legal moves. */
  public static final String MOVES = "moves";

  /** The topic that describes the position as a nimber. */
  public static final String VALUE = "value";

  private static final int MAX_MOVES = 1_000;

  private final Map<String, GameRules> rules;
  private final Runnable node;
  private final CountDownLatch closed = new CountDownLatch(1);

  /**
   * Creates an engine without its own threads.
   *
   * @param node runs once per node; a test advances its clock or stops the search there
   */
  public ToyEngine(Map<String, GameRules> rules, Runnable node) {
    this.rules = rules;
    this.node = node;
  }

  /** Creates an engine as a host does. Threads beyond the first one wait until it is closed. */
  public ToyEngine(EngineSettings settings, EngineContext context) {
    this(context.rules(), () -> {});
    for (int i = 1; i < settings.threads(); i++) {
      context.threads().newThread(this::awaitClose).start();
    }
  }

  private void awaitClose() {
    try {
      closed.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException {
    return switch (goal) {
      case Goal.BestMove best -> best(position, best, control);
      case Goal.Balance(int points, double _) -> result(places(position, points));
      case Goal.Opening(var procedure) -> opening(position, procedure);
    };
  }

  private SearchResult opening(Position position, String procedure) throws EngineException {
    Setup.Board board = referee(position).board(position).orElseThrow();
    int stones = board.black().size() + board.white().size() + board.neutral().size();
    return switch (stones) {
      case 0 -> result(places(position, 3));
      case 3 -> result(places(position, 1).points().getFirst());
      case 5 -> result(new Move.Swap());
      default -> throw new EngineException(Kind.REJECTED, procedure + " at " + stones + " stones");
    };
  }

  private SearchResult best(Position position, Goal.BestMove goal, SearchControl control)
      throws EngineException {
    List<Move> moves =
        referee(position)
            .legalMoves(position)
            .filter(move -> goal.restrictions().stream().allMatch(r -> obeys(r, position, move)))
            .limit(goal.lines())
            .toList();
    long nodes = 0;
    while (!control.shouldStop(nodes) && control.elapsedMs() < control.limits().plannedMs()) {
      node.run();
      nodes++;
      if (control.isReportDue()) {
        control.report(progress(moves, nodes));
      }
    }
    return new SearchResult(moves.getFirst(), progress(moves, nodes));
  }

  private static SearchProgress progress(List<Move> moves, long nodes) {
    List<Variation> lines =
        IntStream.range(0, moves.size())
            .mapToObj(i -> line(moves.get(i), 0.5 / (i + 1), nodes))
            .toList();
    return new SearchProgress(nodes, lines, Optional.of(moves.getFirst()));
  }

  /** Returns a variation of one move. */
  public static Variation line(Move move, double winRate, long nodes) {
    return new Variation(
        new Score.Estimate(winRate), List.of(move), 1, 2, nodes, OptionalDouble.of(0.25));
  }

  private static boolean obeys(Restriction restriction, Position position, Move move) {
    return restriction.side() != position.toMove()
        || !restriction.line().isEmpty()
        || restriction.permits(move);
  }

  private Move.Places places(Position position, int count) throws EngineException {
    var points = new ArrayList<Place>();
    Position next = position;
    for (int i = 0; i < count; i++) {
      var point = (Place) referee(next).legalMoves(next).findFirst().orElseThrow();
      points.add(point);
      next = next.play(point);
    }
    return new Move.Places(points);
  }

  /** Returns a move without a search. */
  public static SearchResult result(Move move) {
    return new SearchResult(move, new SearchProgress(0, List.of()));
  }

  @Override
  public boolean reconfigure(EngineSettings settings) {
    return true;
  }

  @Override
  public Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException {
    GameRules referee = referee(position);
    return switch (topic) {
      case MOVES -> moves(referee.legalMoves(position).limit(MAX_MOVES).toList());
      case VALUE -> new Finding("*" + referee.describe(position), List.of());
      default -> throw new EngineException(Kind.REJECTED, "no topic " + topic);
    };
  }

  private static Finding moves(List<Move> legal) {
    List<Finding.Mark> marks =
        legal.stream()
            .filter(Place.class::isInstance)
            .map(move -> new Finding.Mark((Place) move, ""))
            .toList();
    return new Finding(legal.size() + " moves", marks);
  }

  @Override
  public void close() {
    closed.countDown();
  }

  private GameRules referee(Position position) throws EngineException {
    GameRules referee = rules.get(position.rules());
    if (referee == null) {
      throw new EngineException(Kind.REJECTED, "no rules " + position.rules());
    }
    return referee;
  }
}
