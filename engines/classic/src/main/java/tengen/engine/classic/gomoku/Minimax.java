package tengen.engine.classic.gomoku;

import tengen.common.HotPath;
import tengen.common.SearchStop;

/**
 * Alpha-beta to a fixed depth over few candidates in order of their scores: the search of "A simple
 * Gomoku bot". Scores are integers here, so the original's tolerance of 10^-4 is a plain
 * comparison.
 *
 * <p>Two results differ from the original. A full board is a draw worth 0, not alpha. If renju
 * forbids Black every move, Black has lost. Search thread only.
 */
@HotPath
final class Minimax {
  /** Value of a five on the board, greater than every evaluation. */
  static final int WIN = 1_000_000_000;

  /** Greater than every value. */
  static final int INFINITY = WIN + 1;

  static final int DRAW = 0;

  /** Nodes between two checks of the clock; a node takes about a microsecond. */
  private static final int NODES_PER_CHECK = 1024;

  private final ScoreBoard board;
  private final Candidates candidates;
  private final SearchStop stop;
  private final ClassicOptions options;
  private final int plies;
  private final int[] line;
  private final int[] lineLength;
  private long nodes;
  private long nextCheck;
  private boolean stopped;

  /**
   * Creates a search from ply 1 on; ply 0 belongs to the root.
   *
   * @param plies maximum plies including the root's
   * @param options width and evaluation
   */
  Minimax(
      ScoreBoard board, Candidates candidates, SearchStop stop, int plies, ClassicOptions options) {
    this.board = board;
    this.candidates = candidates;
    this.stop = stop;
    this.options = options;
    this.plies = plies + 1;
    line = new int[this.plies * this.plies];
    lineLength = new int[this.plies];
  }

  /** Returns the number of positions searched. */
  long nodes() {
    return nodes;
  }

  /** Returns true if the search was stopped early; the last value is meaningless then. */
  boolean isStopped() {
    return stopped;
  }

  /** Checks the clock and the limits now. The next check comes at the node limit at the latest. */
  boolean isStopDue() {
    stopped |= stop.isDue(nodes);
    long limit = stop.control().limits().maxNodes();
    long next = nodes + NODES_PER_CHECK;
    nextCheck = limit > nodes ? Math.min(next, limit) : next;
    return stopped;
  }

  /** Returns the static evaluation for the side to move. */
  int evaluate(int colour) {
    return options.sums() ? board.evaluateSum(colour) : board.evaluate(colour);
  }

  /** Returns the length of the principal variation of the last {@code search}, from ply 1 on. */
  int lineLength() {
    return lineLength[1];
  }

  /** Returns a point of the principal variation; index 0 is ply 1. */
  int linePoint(int i) {
    return line[plies + i];
  }

  /**
   * Returns the value for the colour to move if it lies between alpha and beta, otherwise a bound.
   */
  int search(int ply, int colour, int depth, int alpha, int beta) {
    lineLength[ply] = 0;
    if (++nodes >= nextCheck && isStopDue()) {
      return DRAW;
    }
    // 1. A five ends the line, except at the horizon, where it only counts as a window.
    if (depth == 0) {
      return evaluate(colour);
    }
    int other = ScoreBoard.opponent(colour);
    if (board.fives(colour) > 0) {
      return WIN;
    }
    if (board.fives(other) > 0) {
      return -WIN;
    }
    // 2. The best few moves by attack plus defence.
    int count = candidates.select(ply, colour, options.width());
    if (count == 0) {
      return board.isFull() ? DRAW : -WIN;
    }
    // 3. Alpha-beta.
    int best = alpha;
    for (int i = 0; i < count; i++) {
      int point = candidates.point(ply, i);
      board.put(point, colour);
      int value = -search(ply + 1, other, depth - 1, -beta, -best);
      board.take(point, colour);
      if (stopped) {
        return DRAW;
      }
      if (value >= beta) {
        return value;
      }
      if (value > best) {
        best = value;
        storeVariation(ply, point);
      }
    }
    return best;
  }

  private void storeVariation(int ply, int point) {
    int from = (ply + 1) * plies;
    int to = ply * plies;
    int length = lineLength[ply + 1];
    line[to] = point;
    System.arraycopy(line, from, line, to + 1, length);
    lineLength[ply] = length + 1;
  }
}
