package tengen.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.gomoku.ExperimentHost;
import tengen.gomoku.GomokuFactory;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/**
 * What the answers of {@code gomoku} to swap2 and balance are worth, freestyle 15×15, one line
 * each.
 *
 * <p>Run by hand: {@code SwapFigures balance COUNT POINTS NODES JUDGE-NODES SEED} balances random
 * starts of two to four stones, or with three points lays swap2's, and has a longer search judge.
 * {@code SwapFigures swap2 COUNT NODES GAME-NODES SEED} takes openings of three stones, laid by the
 * engine and by chance in turn, and plays four games from each, and four after two stones more that
 * make it even.
 */
public final class SwapFigures {
  private static final GameRules FREESTYLE = ExperimentHost.referee("gomoku-freestyle");
  private static final int SIDE = 15;
  private static final long MEMORY_BYTES = 16L << 20;
  private static final double EVEN = 0.5;
  private static final int GAMES = 4;

  /** Random stones keep to the middle square of this side. */
  private static final int WINDOW = 9;

  private static final Goal SWAP2 = new Goal.Opening("swap2");

  private final SplittableRandom random;

  private SwapFigures(long seed) {
    random = new SplittableRandom(seed);
  }

  /** See the class. */
  public static void main(String[] arguments) throws Exception {
    int count = Integer.parseInt(arguments[1]);
    long[] numbers = new long[arguments.length - 2];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Long.parseLong(arguments[i + 2]);
    }
    var figures = new SwapFigures(numbers[numbers.length - 1]);
    if (arguments[0].equals("balance")) {
      figures.balance(count, (int) numbers[0], numbers[1], numbers[2]);
    } else {
      figures.swap2(count, numbers[0], numbers[1]);
    }
  }

  private void balance(int count, int points, long nodes, long judgeNodes) throws Exception {
    for (int i = 0; i < count; i++) {
      boolean isOpening = points == 3;
      Position start = randomStones(isOpening ? 0 : 2 + i % 3);
      Goal goal = isOpening ? SWAP2 : new Goal.Balance(points, EVEN);
      SearchResult answer = search(start, goal, nodes, random.nextLong());
      Position after = laid(start, answer);
      double judged = winRate(search(after, Goal.BEST_MOVE, judgeNodes, 1));
      System.out.printf(
          "%s\ttold %.3f depth %d\tjudged %.3f%n",
          LossTable.text(after),
          winRate(answer),
          answer.last().lines().getFirst().depth(),
          points % 2 == 0 ? judged : 1 - judged);
    }
  }

  private void swap2(int count, long nodes, long gameNodes) throws Exception {
    for (int i = 0; i < count; i++) {
      Position three = i % 2 == 0 ? laid(nodes, random.nextLong()) : randomStones(3);
      Position five = laid(three, search(three, new Goal.Balance(2, EVEN), nodes, 1));
      System.out.printf(
          "%s\t%s\t%s\t%s%n",
          i % 2 == 0 ? "laid" : "random",
          LossTable.text(five),
          figures(three, nodes, gameNodes),
          figures(five, nodes, gameNodes));
    }
  }

  /** White's win rate and what White scored. */
  private static String figures(Position position, long nodes, long gameNodes) throws Exception {
    return "%.3f %.2f"
        .formatted(
            winRate(search(position, Goal.BEST_MOVE, nodes, 1)), whitePoints(position, gameNodes));
  }

  /** The mean of four games, each with a few nodes more than the one before. */
  private static double whitePoints(Position opening, long nodes) throws Exception {
    double points = 0;
    for (int game = 0; game < GAMES; game++) {
      points += whitePointsOfOne(opening, nodes + game * nodes / 10);
    }
    return points / GAMES;
  }

  private static double whitePointsOfOne(Position opening, long nodes) throws Exception {
    try (Engine black = engine(1);
        Engine white = engine(1)) {
      int blacks =
          PlayedOut.halfPoints(
              FREESTYLE,
              opening,
              Integer.MAX_VALUE,
              position -> search(black, position, Goal.BEST_MOVE, nodes).move(),
              position -> search(white, position, Goal.BEST_MOVE, nodes).move());
      return 1 - blacks / 2.0;
    }
  }

  private static Position laid(long nodes, long seed) throws Exception {
    Position empty = Position.start(FREESTYLE.id(), Setup.Board.empty(SIDE, SIDE));
    return laid(empty, search(empty, SWAP2, nodes, seed));
  }

  private static Position laid(Position start, SearchResult answer) {
    Position position = start;
    for (Place place : ((Places) answer.move()).points()) {
      position = position.play(place);
    }
    return position;
  }

  private Position randomStones(int stones) {
    List<Place> places = new ArrayList<>();
    while (places.size() < stones) {
      int first = (SIDE - WINDOW) / 2;
      var place = new Place(first + random.nextInt(WINDOW), first + random.nextInt(WINDOW));
      if (!places.contains(place)) {
        places.add(place);
      }
    }
    Position position = Position.start(FREESTYLE.id(), Setup.Board.empty(SIDE, SIDE));
    for (Place place : places) {
      position = position.play(place);
    }
    return position;
  }

  private static SearchResult search(Position position, Goal goal, long nodes, long seed)
      throws EngineException, InterruptedException {
    try (Engine engine = engine(seed)) {
      return search(engine, position, goal, nodes);
    }
  }

  private static SearchResult search(Engine engine, Position position, Goal goal, long nodes)
      throws EngineException, InterruptedException {
    return engine.search(position, goal, RunningSearch.start(Limits.NONE.withMaxNodes(nodes)));
  }

  private static Engine engine(long seed) throws EngineException {
    return new GomokuFactory()
        .create(new EngineSettings(1, MEMORY_BYTES, seed, Map.of()), ExperimentHost.context());
  }

  private static double winRate(SearchResult result) {
    return result.last().lines().getFirst().score().asWinRate();
  }
}
