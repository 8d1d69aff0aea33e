package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.common.SearchStop;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Search for balancing stones: one or two, of alternating colours, after which the win rate is
 * nearest to the wanted one, at the last depth and the one before. With each depth the nearest
 * candidates are searched that deep, half as many as before; where one of them turns out to be far,
 * the next nearest takes its place. (Yixin and Rapfi have such a mode; the method here is our own.)
 * Made for one search.
 */
public final class BalanceSearch {
  private static final int FEWEST = 3;

  /**
   * So near all values are searched exactly, not only the nearest: see {@link SearchValue#LOGIT}.
   */
  private static final int EXACT = 30;

  private static final int MOST_NATURAL = 40;
  private static final int MOST_PAIRS = 128;

  private final GomokuAlphaBeta search;
  private final GomokuBoard board;
  private final int side;
  private final int wanted;
  private final SearchControl control;
  private final int maxDepth;

  /** Of the candidates that are searched now, or were last. */
  private int depth;

  /**
   * A search on the calling thread, of a board that takes the stones.
   *
   * @param winRate 0..1, for the side to move
   */
  public BalanceSearch(
      GomokuSearchParameters parameters,
      double winRate,
      TranspositionTable table,
      SearchControl control,
      SearchStop stop) {
    this.control = control;
    wanted = SearchValue.ofWinRate(winRate);
    maxDepth = parameters.maxDepth();
    side = parameters.colour();
    board = parameters.board();
    table.nextGeneration();
    SearchContext context =
        parameters.context(board, table, stop::isDue, () -> control.limits().maxNodes());
    search = new GomokuAlphaBeta(context, parameters.quiescencePlies());
    search.startRoot();
  }

  /** The best way to place one stone or two; empty: there is none. */
  public Optional<SearchResult> find(int stones) {
    List<Candidate> candidates = stones == 1 ? singles() : pairs();
    if (candidates.isEmpty()) {
      return Optional.empty();
    }
    int kept = candidates.size();
    while (depth < deepest() && !search.context.isStopped()) {
      depth++;
      deepen(candidates, kept);
      kept = Math.max(FEWEST, kept / 2);
      if (control.isReportDue()) {
        control.report(progress(best(candidates)));
      }
    }
    Candidate best = best(candidates);
    return Optional.of(new SearchResult(new Move.Places(best.places()), progress(best)));
  }

  private int deepest() {
    return Math.min(maxDepth, Math.min(control.limits().maxDepth(), SearchContext.MAX_PLY / 2));
  }

  private List<Candidate> singles() {
    boolean anywhere = board.plies() < 2;
    return nearest(
        points(side, point -> anywhere || board.isNear(point)).mapToObj(Candidate::new),
        Integer.MAX_VALUE);
  }

  private List<Candidate> pairs() {
    return nearest(
        natural(side).filter(first -> !makesFive(first, side)).boxed().flatMap(this::pairsWith),
        MOST_PAIRS);
  }

  private Stream<Candidate> pairsWith(int first) {
    board.play(first, side);
    int[] seconds = natural(1 - side).toArray();
    board.undo();
    return IntStream.of(seconds).mapToObj(second -> new Candidate(first, second));
  }

  /** The points that a colour would soonest play. */
  private IntStream natural(int colour) {
    return points(colour, board.plies() == 0 ? _ -> true : board::isNear)
        .boxed()
        .sorted(Comparator.comparingInt((Integer point) -> -board.orderingScore(colour, point)))
        .limit(MOST_NATURAL)
        .mapToInt(Integer::intValue);
  }

  private boolean makesFive(int point, int colour) {
    return board.pointClass(colour, point) == PointClass.FIVE;
  }

  private IntStream points(int colour, IntPredicate wantedPoint) {
    return PatternBoards.emptyPoints(board)
        .filter(wantedPoint)
        .filter(point -> !ForbiddenPoints.isForbidden(board, point, colour));
  }

  private List<Candidate> nearest(Stream<Candidate> candidates, int most) {
    List<Candidate> all = new ArrayList<>(candidates.toList());
    for (Candidate candidate : all) {
      candidate.guess(valueAfter(candidate, () -> leaf(candidate)));
    }
    all.sort(Comparator.comparingInt(this::distance));
    return all.subList(0, Math.min(most, all.size()));
  }

  /** For the side to move after the stones. */
  private int leaf(Candidate candidate) {
    int ply = candidate.points.length;
    int toMove = search.context.sideAt(ply);
    int quickWin = QuickWinCheck.value(board, toMove, ply);
    return quickWin == SearchValue.NONE ? search.context.evaluate(toMove) : quickWin;
  }

  private int distance(Candidate candidate) {
    return Math.max(Math.abs(candidate.value - wanted), Math.abs(candidate.valueBefore - wanted));
  }

  /** Until the so many nearest have been searched to this depth, each one ply deeper at a time. */
  private void deepen(List<Candidate> candidates, int kept) {
    Optional<Candidate> next = shallow(candidates, kept);
    while (next.isPresent()) {
      Candidate candidate = next.get();
      int bound = bound(candidates);
      int value = valueAfter(candidate, () -> search(candidate, bound));
      if (search.context.isStopped()) {
        return;
      }
      candidate.take(value);
      next = shallow(candidates, kept);
    }
  }

  /** The nearest of the so many nearest that has yet to be searched to this depth. */
  private Optional<Candidate> shallow(List<Candidate> candidates, int kept) {
    candidates.sort(Comparator.comparingInt(this::distance));
    return candidates.stream().limit(kept).filter(candidate -> candidate.depth < depth).findFirst();
  }

  /** How far a value may be that is worth knowing exactly. */
  private int bound(List<Candidate> candidates) {
    return candidates.stream()
        .filter(candidate -> candidate.depth == depth)
        .mapToInt(candidate -> Math.max(EXACT, distance(candidate) + 1))
        .min()
        .orElse(SearchValue.INFINITE);
  }

  /** The nearest of those searched to this depth or, where it is unfinished, the one before. */
  private Candidate best(List<Candidate> candidates) {
    return candidates.stream()
        .filter(candidate -> candidate.depth >= depth - 1)
        .min(Comparator.comparingInt(this::distance))
        .orElseGet(candidates::getFirst);
  }

  /** In a window that is as wide as the nearest value so far is far. */
  private int search(Candidate candidate, int bound) {
    int stones = candidate.points.length;
    int middle = stones % 2 == 0 ? wanted : -wanted;
    int alpha = Math.max(-SearchValue.INFINITE, middle - bound);
    int beta = Math.min(SearchValue.INFINITE, middle + bound);
    return search.search(stones, candidate.depth + 1, alpha, beta, false);
  }

  /** What is found after the stones, for the side that places the first. */
  private int valueAfter(Candidate candidate, IntSupplier judgement) {
    int[] points = candidate.points;
    boolean isFive = false;
    for (int i = 0; i < points.length; i++) {
      int colour = search.context.sideAt(i);
      isFive = makesFive(points[i], colour);
      search.context.play(points[i], colour);
    }
    int value = isFive ? SearchValue.lossIn(points.length) : judgement.getAsInt();
    for (int i = 0; i < points.length; i++) {
      search.context.undo();
    }
    return points.length % 2 == 0 ? value : -value;
  }

  private SearchProgress progress(Candidate best) {
    var score = new Score.Estimate(SearchValue.winRate(best.value));
    List<Move> line = List.copyOf(best.places());
    long nodes = search.context.nodes();
    return new SearchProgress(nodes, List.of(new Variation(score, line, best.depth, nodes)));
  }

  /** A way to place the stones. */
  private static final class Candidate {
    final int[] points;

    /** For the side that places the first; outside the window of its search a bound. */
    int value;

    /** One depth before: what is even by chance at one depth is seldom so at two. */
    int valueBefore;

    /** Plies searched after the stones. */
    int depth;

    private Candidate(int... points) {
      this.points = points;
    }

    void guess(int newValue) {
      value = newValue;
      valueBefore = newValue;
    }

    void take(int newValue) {
      valueBefore = depth == 0 ? newValue : value;
      value = newValue;
      depth++;
    }

    List<Place> places() {
      return IntStream.of(points).mapToObj(Points::place).toList();
    }
  }
}
