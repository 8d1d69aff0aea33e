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
 * Iterative deepening of {@link NogoAlphaBeta}, as in the original program ("NoGo bot, Alpha-Beta +
 * UCT Version", {@code Alpha_Beta.Action}). Searches all root moves, in order of their evaluation,
 * to two plies beyond the move, then three, and so on. The first of equal values is kept, so the
 * evaluation decides between them. An unfinished iteration is dropped; a proof ends the search. If
 * all moves lose, the best move of the last iteration in which one did not is played.
 *
 * <p>Search thread only; used once.
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

  /**
   * A root move with its value and expected continuation.
   *
   * @param plies nominal depth in plies
   */
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

  /** Creates a search of this board, which it restores afterwards. */
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

  /** Searches until a proof or a limit; the side to move must have a legal move. */
  SearchResult run() {
    int deepest = Math.max(FIRST_PLIES, maxMovesLeft());
    for (int plies = firstPlies(); plies <= deepest && !isDone(plies); plies++) {
      List<Line> found = iterate(plies);
      if (alphaBeta.wasAborted()) {
        break;
      }
      best = found.getFirst().value() == NogoAlphaBeta.LOST ? allLost(found) : found;
    }
    current = UndoBoard.NO_POINT;
    return new SearchResult(board.place(best.getFirst().move()), progress(counter.nodes()));
  }

  /**
   * Returns an upper bound of the game's remaining moves: each takes a point that is legal for its
   * side now.
   */
  private int maxMovesLeft() {
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

  /** Searches all root moves to one depth; returns the best lines, best first. */
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

  /**
   * Returns the lines if all moves lose: the previous iteration's best first, with its value
   * corrected.
   */
  private List<Line> allLost(List<Line> lost) {
    Line previous = best.getFirst();
    int plies = lost.getFirst().plies();
    var all = new ArrayList<Line>();
    all.add(
        new Line(
            previous.move(), NogoAlphaBeta.LOST, previous.variation(), plies, previous.nodes()));
    lost.stream()
        .filter(line -> line.move() != previous.move())
        .limit(lines - 1L)
        .forEach(all::add);
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
