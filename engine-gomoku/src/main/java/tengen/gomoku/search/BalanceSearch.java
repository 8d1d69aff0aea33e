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
 * Search for balancing stones: one stone, or two of alternating colours, that bring the win rate
 * closest to a target at both of the last two depths. Each iteration searches the closest
 * candidates one ply deeper and keeps half of them. If one of them turns out to be far from the
 * target, the next closest takes its place. Yixin and Rapfi have such a mode; this method is our
 * own. Each instance is used for one search.
 */
public final class BalanceSearch {
  private static final int MIN_CANDIDATES = 3;

  /**
   * Distance from the target, in evaluation units, within which values are searched exactly; see
   * {@link SearchValue#LOGIT}.
   */
  private static final int EXACT_MARGIN = 30;

  private static final int MAX_POINTS = 40;
  private static final int MAX_PAIRS = 128;

  private final GomokuAlphaBeta search;
  private final GomokuBoard board;
  private final int side;
  private final int target;
  private final SearchControl control;
  private final int maxDepth;

  /** Depth in plies of the current or last iteration. */
  private int depth;

  /**
   * Creates a search on the calling thread.
   *
   * @param winRate the target, 0 to 1, for the side to move
   */
  public BalanceSearch(
      GomokuSearchParameters parameters,
      double winRate,
      TranspositionTable table,
      SearchControl control,
      SearchStop stop) {
    this.control = control;
    target = SearchValue.ofWinRate(winRate);
    maxDepth = parameters.maxDepth();
    side = parameters.colour();
    board = parameters.board();
    table.nextGeneration();
    SearchContext context =
        parameters.context(board, table, stop::isDue, () -> control.limits().maxNodes());
    search = new GomokuAlphaBeta(context, parameters.quiescencePlies());
    search.startRoot();
  }

  /** Returns the best placement of one or two stones, or empty if there is no legal one. */
  public Optional<SearchResult> find(int stones) {
    List<Candidate> candidates = stones == 1 ? singleStones() : pairsOfStones();
    if (candidates.isEmpty()) {
      return Optional.empty();
    }
    int candidateCount = candidates.size();
    while (depth < deepest() && !search.context.isStopped()) {
      depth++;
      deepen(candidates, candidateCount);
      candidateCount = Math.max(MIN_CANDIDATES, candidateCount / 2);
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

  private List<Candidate> singleStones() {
    boolean anywhere = board.plies() < 2;
    return nearest(
        points(side, point -> anywhere || board.isNear(point)).mapToObj(Candidate::new),
        Integer.MAX_VALUE);
  }

  private List<Candidate> pairsOfStones() {
    return nearest(
        likeliest(side).filter(first -> !makesFive(first, side)).boxed().flatMap(this::pairsWith),
        MAX_PAIRS);
  }

  private Stream<Candidate> pairsWith(int first) {
    board.play(first, side);
    int[] seconds = likeliest(1 - side).toArray();
    board.undo();
    return IntStream.of(seconds).mapToObj(second -> new Candidate(first, second));
  }

  /** Returns the points with the highest move-ordering scores for a colour. */
  private IntStream likeliest(int colour) {
    return points(colour, board.plies() == 0 ? _ -> true : board::isNear)
        .boxed()
        .sorted(Comparator.comparingInt((Integer point) -> -board.orderingScore(colour, point)))
        .limit(MAX_POINTS)
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

  private List<Candidate> nearest(Stream<Candidate> candidates, int maxCandidates) {
    List<Candidate> all = new ArrayList<>(candidates.toList());
    for (Candidate candidate : all) {
      candidate.guess(valueAfter(candidate, () -> leaf(candidate)));
    }
    all.sort(Comparator.comparingInt(this::distance));
    return all.subList(0, Math.min(maxCandidates, all.size()));
  }

  /** Returns the static value for the side to move after the candidate's stones. */
  private int leaf(Candidate candidate) {
    int ply = candidate.points.length;
    int toMove = search.context.sideAt(ply);
    int quickWin = QuickWinCheck.value(board, toMove, ply);
    return quickWin == SearchValue.NONE ? search.context.evaluate(toMove) : quickWin;
  }

  private int distance(Candidate candidate) {
    return Math.max(Math.abs(candidate.value - target), Math.abs(candidate.valueBefore - target));
  }

  /**
   * Searches candidates until the {@code candidateCount} closest have all reached the current
   * depth.
   */
  private void deepen(List<Candidate> candidates, int candidateCount) {
    Optional<Candidate> next = nextToDeepen(candidates, candidateCount);
    while (next.isPresent()) {
      Candidate candidate = next.get();
      int bound = bound(candidates);
      int value = valueAfter(candidate, () -> search(candidate, bound));
      if (search.context.isStopped()) {
        return;
      }
      candidate.take(value);
      next = nextToDeepen(candidates, candidateCount);
    }
  }

  /**
   * Returns the closest of the {@code candidateCount} closest candidates that has not reached the
   * current depth.
   */
  private Optional<Candidate> nextToDeepen(List<Candidate> candidates, int candidateCount) {
    candidates.sort(Comparator.comparingInt(this::distance));
    return candidates.stream()
        .limit(candidateCount)
        .filter(candidate -> candidate.depth < depth)
        .findFirst();
  }

  /** Returns the distance from the target beyond which a value need not be exact. */
  private int bound(List<Candidate> candidates) {
    return candidates.stream()
        .filter(candidate -> candidate.depth == depth)
        .mapToInt(candidate -> Math.max(EXACT_MARGIN, distance(candidate) + 1))
        .min()
        .orElse(SearchValue.INFINITE);
  }

  /**
   * Returns the closest candidate of the current depth or the one before, which counts while an
   * iteration is unfinished.
   */
  private Candidate best(List<Candidate> candidates) {
    return candidates.stream()
        .filter(candidate -> candidate.depth >= depth - 1)
        .min(Comparator.comparingInt(this::distance))
        .orElseGet(candidates::getFirst);
  }

  /** Searches a candidate in a window of {@code bound} around the target. */
  private int search(Candidate candidate, int bound) {
    int stones = candidate.points.length;
    int middle = stones % 2 == 0 ? target : -target;
    int alpha = Math.max(-SearchValue.INFINITE, middle - bound);
    int beta = Math.min(SearchValue.INFINITE, middle + bound);
    return search.search(stones, candidate.depth + 1, alpha, beta, false);
  }

  /** Returns the value after the candidate's stones, for the side that places the first. */
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

  /** A placement of the stones with its values. */
  private static final class Candidate {
    final int[] points;

    /**
     * Value for the side that places the first stone; only a bound if it lies outside its search
     * window.
     */
    int value;

    /**
     * Value one depth earlier. Both count, since a value close to the target by chance rarely is so
     * at two depths.
     */
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
