package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.common.SearchStop;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.Points;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Search for balancing stones: one or two, of alternating colours, after which the win rate is
 * nearest to the wanted one. All candidates are searched depth by depth, and after each depth the
 * farther half is dropped. (Yixin and Rapfi have such a mode; the method here is our own.) Made for
 * one search.
 */
public final class BalanceSearch {
  private static final int FEWEST = 8;
  private static final int MOST_NATURAL = 40;
  private static final int MOST_PAIRS = 128;

  private final AlphaBeta search;
  private final Board board;
  private final int side;
  private final int wanted;
  private final SearchControl control;
  private final int maxDepth;
  private int depth;

  /**
   * A search on the calling thread, of a board that takes the stones.
   *
   * @param winRate 0..1, for the side to move
   */
  public BalanceSearch(
      SearchParameters parameters,
      double winRate,
      TranspositionTable table,
      SearchControl control,
      SearchStop stop) {
    this.control = control;
    wanted = Value.ofWinRate(winRate);
    maxDepth = parameters.maxDepth();
    side = parameters.colour();
    board = parameters.board();
    table.nextGeneration();
    search =
        new AlphaBeta(parameters.context(board, table, stop::isDue), parameters.quiescencePlies());
  }

  /** The best way to place one stone or two. */
  public SearchResult find(int stones) {
    List<Candidate> candidates = stones == 1 ? singles() : pairs();
    int deepest =
        Math.min(maxDepth, Math.min(control.limits().maxDepth(), SearchContext.MAX_PLY / 2));
    for (depth = 1; depth <= deepest && !search.context.isStopped(); depth++) {
      candidates = searched(candidates);
      if (control.reportDue()) {
        control.report(progress(candidates.getFirst()));
      }
    }
    Candidate best = candidates.getFirst();
    return new SearchResult(new Move.Places(best.places()), progress(best));
  }

  private List<Candidate> singles() {
    boolean anywhere = board.plies() < 2;
    return nearest(
        points(side, point -> anywhere || board.isNear(point)).mapToObj(Candidate::of),
        Integer.MAX_VALUE);
  }

  private List<Candidate> pairs() {
    return nearest(natural(side).boxed().flatMap(this::pairsWith), MOST_PAIRS);
  }

  private Stream<Candidate> pairsWith(int first) {
    board.play(first, side);
    int[] seconds = natural(1 - side).toArray();
    board.undo();
    return IntStream.of(seconds).mapToObj(second -> Candidate.of(first, second));
  }

  /** The points that a colour would soonest play. */
  private IntStream natural(int colour) {
    return points(colour, board.plies() == 0 ? _ -> true : board::isNear)
        .boxed()
        .sorted(Comparator.comparingInt((Integer point) -> -board.orderingScore(colour, point)))
        .limit(MOST_NATURAL)
        .mapToInt(Integer::intValue);
  }

  private IntStream points(int colour, IntPredicate wantedPoint) {
    return PatternBoards.emptyPoints(board)
        .filter(wantedPoint)
        .filter(point -> !ForbiddenPoints.isForbidden(board, point, colour));
  }

  private List<Candidate> nearest(Stream<Candidate> candidates, int most) {
    return candidates.toList().stream()
        .map(candidate -> candidate.withValue(valueAfter(candidate, () -> leaf(candidate))))
        .sorted(Comparator.comparingInt(this::distance))
        .limit(most)
        .toList();
  }

  /** For the side to move after the stones. */
  private int leaf(Candidate candidate) {
    return search.context.evaluate(search.context.sideAt(candidate.points.length));
  }

  private int distance(Candidate candidate) {
    return Math.abs(candidate.value - wanted);
  }

  /**
   * All of them one depth deeper, as far as there is time: nearest first, the farther half dropped.
   */
  private List<Candidate> searched(List<Candidate> candidates) {
    List<Candidate> found = new ArrayList<>();
    int nearest = Value.INFINITE;
    for (Candidate candidate : candidates) {
      int bound = Math.min(nearest + 1, Value.INFINITE);
      int value = valueAfter(candidate, () -> search(candidate, bound));
      if (search.context.isStopped()) {
        break;
      }
      found.add(candidate.withValue(value));
      nearest = Math.min(nearest, distance(found.getLast()));
    }
    found.sort(Comparator.comparingInt(this::distance));
    int kept = Math.max(FEWEST, candidates.size() / 2);
    return found.isEmpty() ? candidates : found.subList(0, Math.min(found.size(), kept));
  }

  /** In a window that is as wide as the nearest value so far is far. */
  private int search(Candidate candidate, int bound) {
    int stones = candidate.points.length;
    int middle = stones % 2 == 0 ? wanted : -wanted;
    int alpha = Math.max(-Value.INFINITE, middle - bound);
    int beta = Math.min(Value.INFINITE, middle + bound);
    return search.search(stones, depth, alpha, beta, false);
  }

  /** What is found after the stones, for the side that places the first. */
  private int valueAfter(Candidate candidate, IntSupplier judgement) {
    int[] points = candidate.points;
    for (int i = 0; i < points.length; i++) {
      search.context.play(points[i], search.context.sideAt(i));
    }
    int value = judgement.getAsInt();
    for (int i = 0; i < points.length; i++) {
      search.context.undo();
    }
    return points.length % 2 == 0 ? value : -value;
  }

  private SearchProgress progress(Candidate best) {
    var score = new Score.Estimate(Value.winRate(best.value));
    List<Move> line = List.copyOf(best.places());
    long nodes = search.context.nodes();
    return new SearchProgress(nodes, List.of(new Variation(score, line, depth, nodes)));
  }

  /** A way to place the stones; {@code value} is for the side that places the first. */
  private static final class Candidate {
    final int[] points;
    final int value;

    private Candidate(int[] points, int value) {
      this.points = points;
      this.value = value;
    }

    static Candidate of(int... points) {
      return new Candidate(points, 0);
    }

    Candidate withValue(int newValue) {
      return new Candidate(points, newValue);
    }

    List<Place> places() {
      return IntStream.of(points).mapToObj(Points::place).toList();
    }
  }
}
