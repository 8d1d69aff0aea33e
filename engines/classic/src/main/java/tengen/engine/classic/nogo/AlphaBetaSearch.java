package tengen.engine.classic.nogo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Move;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Iterative deepening of {@link NogoAlphaBeta}, as the original program ("NoGo bot, Alpha-Beta +
 * UCT Version", {@code Alpha_Beta.Action}) does it: every root move, in the order of its
 * evaluation, to two plies beyond it, then three, and so on. Among equal values the first stays, so
 * the evaluation decides between them. An unfinished iteration is dropped; a proof ends the search.
 * Who sees only losses keeps the best move of the last iteration that did not: never say die.
 *
 * <p>Search thread only; made for one search.
 */
final class AlphaBetaSearch {
  private static final int NODES_PER_CHECK = 256;
  private static final int FIRST_PLIES = 2;

  private final UndoBoard board;
  private final int lines;
  private final SearchControl control;
  private final NodeCounter counter;
  private final NogoAlphaBeta alphaBeta;
  private final int[] moves;
  private List<Line> best;
  private int current = UndoBoard.NO_POINT;

  /** A root move, its value, the moves expected from it on; {@code plies}: searched in full. */
  private record Line(int move, int value, List<Move> variation, int plies, long nodes) {
    Variation report() {
      return new Variation(score(), variation, plies, nodes);
    }

    Score score() {
      if (plies > 0 && value == NogoAlphaBeta.LOST) {
        return new Score.Loss(OptionalInt.empty());
      }
      if (plies > 0 && value == -NogoAlphaBeta.LOST) {
        return new Score.Win(OptionalInt.empty());
      }
      return new Score.Estimate(WinRate.of(value / LeafEvaluation.UNIT));
    }
  }

  /** A search of this board, which it plays on and leaves as it was. */
  AlphaBetaSearch(
      UndoBoard board,
      int self,
      int lines,
      NogoAlphaBeta.Parameters parameters,
      SearchControl control) {
    this.board = board;
    this.lines = lines;
    this.control = control;
    counter = new NodeCounter(control, NODES_PER_CHECK, this::progress);
    alphaBeta = new NogoAlphaBeta(board, self, parameters, counter);
    moves = alphaBeta.rootMoves();
    best =
        List.of(
            new Line(
                moves[0],
                parameters.leaf().value(board, self),
                variation(moves[0], new int[0]),
                0,
                0));
  }

  /** Searches until it has a proof or a limit is reached; the side to move must have a move. */
  SearchResult run() {
    int deepest = Math.max(FIRST_PLIES, mostMovesLeft());
    for (int plies = firstPlies(); plies <= deepest && !isDone(plies); plies++) {
      List<Line> found = iterate(plies);
      if (alphaBeta.wasAborted()) {
        break;
      }
      best = found.getFirst().value() == NogoAlphaBeta.LOST ? resigned(found) : found;
    }
    current = UndoBoard.NO_POINT;
    return new SearchResult(board.place(best.getFirst().move()), progress(counter.nodes()));
  }

  /** Each move left takes a point that is open to its side now. */
  private int mostMovesLeft() {
    return board.legalCount(UndoBoard.BLACK) + board.legalCount(UndoBoard.WHITE);
  }

  private int firstPlies() {
    return Math.clamp(control.limits().maxDepth() - 1L, 0, FIRST_PLIES);
  }

  private boolean isDone(int plies) {
    Line line = best.getFirst();
    boolean forced = moves.length == 1 && line.plies() > 0;
    boolean proven = line.plies() > 0 && Math.abs(line.value()) == -NogoAlphaBeta.LOST;
    boolean timed = control.limits().plannedMs() != Long.MAX_VALUE;
    return counter.shouldStop()
        || proven
        || (forced && timed)
        || (line.plies() > 0 && plies >= control.limits().maxDepth());
  }

  /** All root moves to one depth: the best lines found, best first. */
  private List<Line> iterate(int plies) {
    var found = new ArrayList<Line>();
    for (int move : moves) {
      current = move;
      long before = counter.nodes();
      int bar = found.size() < lines ? NogoAlphaBeta.LOST : found.getLast().value();
      int value = alphaBeta.value(move, plies, bar);
      if (alphaBeta.wasAborted()) {
        return found;
      }
      if (found.size() < lines || value > bar) {
        int[] replies = value > NogoAlphaBeta.LOST ? alphaBeta.replies() : new int[0];
        insert(
            found,
            new Line(move, value, variation(move, replies), plies + 1, counter.nodes() - before));
      }
      if (lines == 1 && value == -NogoAlphaBeta.LOST) {
        return found;
      }
    }
    return found;
  }

  private void insert(List<Line> found, Line line) {
    int at = found.size();
    while (at > 0 && found.get(at - 1).value() < line.value()) {
      at--;
    }
    found.add(at, line);
    if (found.size() > lines) {
      found.removeLast();
    }
  }

  /** All moves lose: the best of the iteration before comes first, with its value corrected. */
  private List<Line> resigned(List<Line> lost) {
    Line hope = best.getFirst();
    int plies = lost.getFirst().plies();
    var all = new ArrayList<Line>();
    all.add(new Line(hope.move(), NogoAlphaBeta.LOST, hope.variation(), plies, hope.nodes()));
    lost.stream().filter(line -> line.move() != hope.move()).limit(lines - 1L).forEach(all::add);
    return all;
  }

  private SearchProgress progress(long nodes) {
    Optional<Move> inHand =
        current == UndoBoard.NO_POINT ? Optional.empty() : Optional.of(board.place(current));
    return new SearchProgress(nodes, best.stream().map(Line::report).toList(), inHand);
  }

  private List<Move> variation(int move, int[] replies) {
    var all = new ArrayList<Move>();
    all.add(board.place(move));
    for (int reply : replies) {
      all.add(board.place(reply));
    }
    return all;
  }
}
