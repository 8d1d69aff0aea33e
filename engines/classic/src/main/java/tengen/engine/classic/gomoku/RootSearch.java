package tengen.engine.classic.gomoku;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tengen.common.SearchStop;
import tengen.game.Move;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/**
 * The root of one search; used once.
 *
 * <p>As in "A simple Gomoku bot", it searches at most 11 moves, none with a tenth of the best score
 * or less, to depth min(8, 3 * own stones) below each. The first of equal values is kept, and a
 * move whose search was stopped is dropped. Two things differ: a move that makes five is played at
 * once, and a search stopped before it has found a move against the opponent's five plays the best
 * block.
 */
final class RootSearch {
  private static final int ROOT = 0;

  private final ScoreBoard board;
  private final int colour;
  private final boolean fiveEndsGame;
  private final int lines;
  private final ClassicOptions options;
  private final SearchControl control;
  private final Candidates candidates;
  private final ForcedMoves forced;
  private final Minimax minimax;
  private final int depth;
  private final List<SearchedMove> searched = new ArrayList<>();

  /**
   * Creates a search for the best move.
   *
   * @param fiveEndsGame false in continuous games
   * @param lines number of variations with an exact value
   */
  RootSearch(
      ScoreBoard board,
      int colour,
      boolean fiveEndsGame,
      int lines,
      ClassicOptions options,
      SearchControl control,
      SearchStop stop) {
    this.board = board;
    this.colour = colour;
    this.fiveEndsGame = fiveEndsGame;
    this.lines = lines;
    this.options = options;
    this.control = control;
    depth = depth();
    candidates = new Candidates(board, depth + 1);
    forced = new ForcedMoves(board, candidates);
    minimax = new Minimax(board, candidates, stop, depth + 1, options);
  }

  private int depth() {
    int byStones = Math.min(options.depth(), options.pliesPerStone() * board.stones(colour));
    return Math.max(0, Math.min(byStones, control.limits().maxDepth() - 1));
  }

  /** Returns the searched moves, best first; never empty. */
  List<SearchedMove> run() {
    int count = candidates.select(ROOT, colour, options.rootWidth());
    if (count == 0) {
      // If renju forbids Black every move, play the one with the highest score.
      candidates.selectAny(ROOT, 1);
      return List.of(unsearched(candidates.point(ROOT, 0)));
    }
    if (board.stones(ScoreBoard.BLACK) + board.stones(ScoreBoard.WHITE) == 0) {
      int centre = board.grid.index(board.grid.centre());
      if (board.cells()[centre] == ScoreBoard.EMPTY) {
        return List.of(unsearched(centre));
      }
    }
    return switch (options.style()) {
      case FIRST -> List.of(unsearched(longestRuns()));
      case GREEDY -> List.of(unsearched(candidates.point(ROOT, 0)));
      case MINIMAX -> five().map(List::of).orElseGet(() -> minimax(count));
    };
  }

  /**
   * Returns the legal move that {@link RunScores} rates highest; the first in reading order among
   * equals.
   */
  private int longestRuns() {
    int count = candidates.select(ROOT, colour, board.grid.size());
    var runs = new RunScores(board);
    return IntStream.range(0, count)
        .map(i -> candidates.point(ROOT, i))
        .sorted()
        .reduce((best, next) -> runs.value(next) > runs.value(best) ? next : best)
        .orElseThrow();
  }

  private List<SearchedMove> minimax(int count) {
    int first = candidates.point(ROOT, 0);
    searchAll(count);
    if (minimax.isStopped() && !hasStoppedFive()) {
      OptionalInt block = forced.block(colour);
      if (block.isPresent()) {
        return List.of(unsearched(block.getAsInt()));
      }
    }
    return searched.isEmpty() ? List.of(unsearched(first)) : searched;
  }

  /** Returns true if the best move so far blocks the opponent's five. */
  private boolean hasStoppedFive() {
    return !searched.isEmpty()
        && searched.getFirst().move() instanceof Move.Place point
        && forced.isFive(board.grid.index(point), ScoreBoard.opponent(colour));
  }

  private void searchAll(int count) {
    int best = -Minimax.INFINITY;
    for (int i = 0; i < count && isWorthwhile(i) && best < Minimax.WIN; i++) {
      if (minimax.isStopDue()) {
        return;
      }
      int value = search(candidates.point(ROOT, i), best);
      if (minimax.isStopped()) {
        return;
      }
      best = Math.max(best, value);
      if (control.isReportDue()) {
        control.report(progress(Optional.of(board.grid.place(candidates.point(ROOT, i)))));
      }
    }
  }

  private boolean isWorthwhile(int i) {
    return candidates.value(ROOT, i) > options.rootCut() * candidates.value(ROOT, 0);
  }

  /** Searches a root move and keeps it if it is among the requested lines. */
  private int search(int point, int best) {
    long nodesBefore = minimax.nodes();
    int bound = lines > 1 ? -Minimax.INFINITY : best;
    board.put(point, colour);
    int other = ScoreBoard.opponent(colour);
    int value = -minimax.search(1, other, depth, -Minimax.INFINITY, -bound);
    board.take(point, colour);
    if (!minimax.isStopped() && (lines > 1 || value > best)) {
      if (lines == 1) {
        searched.clear();
      }
      searched.add(
          new SearchedMove(value, false, line(point), depth + 1, minimax.nodes() - nodesBefore));
      searched.sort(Comparator.comparingInt(SearchedMove::value).reversed());
    }
    return value;
  }

  private List<Move> line(int point) {
    List<Move> moves = new ArrayList<>();
    moves.add(board.grid.place(point));
    for (int i = 0; i < minimax.lineLength(); i++) {
      moves.add(board.grid.place(minimax.linePoint(i)));
    }
    return moves;
  }

  private Optional<SearchedMove> five() {
    return forced.five(colour).stream()
        .mapToObj(board.grid::place)
        .map(point -> new SearchedMove(Minimax.WIN, fiveEndsGame, List.of(point), 1, 1))
        .findFirst();
  }

  /** Returns a move with the static evaluation after it. */
  private SearchedMove unsearched(int point) {
    board.put(point, colour);
    int value = minimax.evaluate(colour);
    board.take(point, colour);
    return new SearchedMove(value, false, List.of(board.grid.place(point)), 1, 1);
  }

  /** Returns the progress with the moves searched so far. */
  SearchProgress progress(Optional<Move> current) {
    return progress(searched, current);
  }

  /** Returns the progress with these moves. */
  SearchProgress progress(List<SearchedMove> moves, Optional<Move> current) {
    return new SearchProgress(
        minimax.nodes(),
        moves.stream().limit(lines).map(SearchedMove::variation).toList(),
        current);
  }
}
