package tengen.testkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
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

/** Keeps the contract and plays badly: each move's worth is drawn again and again until a stop. */
final class ToyEngine implements Engine {
  private final EngineContext context;
  private final long seed;
  private final CountDownLatch closed = new CountDownLatch(1);

  ToyEngine(EngineSettings settings, EngineContext context) {
    this.context = context;
    this.seed = settings.seed();
    for (int i = 1; i < settings.threads(); i++) {
      context
          .threads()
          .newThread(
              () -> {
                try {
                  closed.await();
                } catch (InterruptedException _) {
                  Thread.currentThread().interrupt();
                }
              })
          .start();
    }
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException {
    return switch (goal) {
      case Goal.BestMove best -> best(position, best, control);
      case Goal.Opening(var name) when name.equals("swap2") -> swap2(position, control);
      case Goal.Opening(var name) -> throw new EngineException(Kind.REFUSED, "no " + name);
      case Goal.Balance(int points, double _) -> result(places(position, points));
    };
  }

  private SearchResult swap2(Position position, SearchControl control) throws EngineException {
    Setup.Board board = rules(position).board(position).orElseThrow();
    int stones = board.black().size() + board.white().size() + board.neutral().size();
    return switch (stones) {
      case 0 -> result(places(position, 3));
      case 3 -> result(places(position, 2));
      case 5 -> seed % 2 == 0 ? result(new Move.Swap()) : best(position, 1, control);
      default -> throw new EngineException(Kind.REFUSED, "swap2 at " + stones + " stones");
    };
  }

  private SearchResult best(Position position, int lines, SearchControl control) {
    return best(position, new Goal.BestMove(lines, List.of()), control);
  }

  private SearchResult best(Position position, Goal.BestMove goal, SearchControl control) {
    List<Move> moves =
        rules(position)
            .legalMoves(position)
            .filter(move -> goal.restrictions().stream().allMatch(r -> obeys(r, position, move)))
            .limit(1000)
            .toList();
    double[] worth = new double[moves.size()];
    long random = seed ^ rules(position).describe(position).hashCode();
    long nodes = 0;
    while (!control.shouldStop(nodes) && control.elapsedMs() < control.limits().plannedMs()) {
      random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
      int tried = (int) (nodes++ % worth.length);
      worth[tried] = (random >>> 11) * 0x1p-53;
      if (control.reportDue()) {
        control.report(progress(moves, worth, nodes, goal.lines()));
      }
    }
    SearchProgress last = progress(moves, worth, nodes, goal.lines());
    return new SearchResult(last.lines().getFirst().moves().getFirst(), last);
  }

  private static boolean obeys(Restriction restriction, Position position, Move move) {
    return restriction.side() != position.toMove()
        || restriction.moves().contains(move) == restriction.allow();
  }

  private static SearchProgress progress(List<Move> moves, double[] worth, long nodes, int lines) {
    List<Variation> best =
        IntStream.range(0, worth.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -worth[i]))
            .limit(lines)
            .map(i -> line(moves.get(i), worth[i], nodes))
            .toList();
    return new SearchProgress(nodes, best);
  }

  static Variation line(Move move, double worth, long nodes) {
    var estimate = new Score.Estimate(worth);
    return new Variation(estimate, List.of(move), 1, 1, nodes, OptionalDouble.of(worth));
  }

  static SearchResult result(Move move) {
    return new SearchResult(move, new SearchProgress(0, List.of()));
  }

  private Move.Places places(Position position, int count) {
    var points = new ArrayList<Place>();
    Position next = position;
    for (int i = 0; i < count; i++) {
      var point = (Place) rules(next).legalMoves(next).findFirst().orElseThrow();
      points.add(point);
      next = next.play(point);
    }
    return new Move.Places(points);
  }

  @Override
  public boolean reconfigure(EngineSettings settings) {
    return true;
  }

  @Override
  public Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException {
    if (!topic.equals("moves")) {
      throw new EngineException(Kind.REFUSED, "no topic " + topic);
    }
    List<Move> moves = rules(position).legalMoves(position).limit(1000).toList();
    List<Finding.Mark> marks =
        moves.stream()
            .filter(Place.class::isInstance)
            .map(move -> new Finding.Mark((Place) move, ""))
            .toList();
    return new Finding(moves.size() + " moves", marks);
  }

  @Override
  public void close() {
    closed.countDown();
  }

  private GameRules rules(Position position) {
    return Objects.requireNonNull(context.rules().get(position.rules()));
  }
}
