package tengen.engine.classic.gomoku;

import tengen.common.HotPath;
import tengen.common.SearchStop;

/**
 * Alpha-beta to a fixed depth over few candidates, best scores first: the search of "A simple
 * Gomoku bot". Since scores are whole, its tolerance of 10^-4 between alpha and a better value is
 * simply "greater".
 *
 * <p>Two things differ from the source. A full board is a draw, worth 0; there it is worth whatever
 * alpha was. And where Black may not play anywhere in renju, Black has lost. Search thread only.
 */
@HotPath
final class Minimax {
  /** A five on the board; beyond every evaluation. */
  static final int WIN = 1_000_000_000;

  /** Beyond every value. */
  static final int INFINITY = WIN + 1;

  static final int DRAW = 0;

  /** Nodes between two looks at the clock; a node takes about a microsecond. */
  private static final int NODES_PER_LOOK = 1024;

  private final ScoreBoard board;
  private final Candidates candidates;
  private final SearchStop stop;
  private final ClassicOptions options;
  private final int plies;
  private final int[] line;
  private final int[] lineLength;
  private long nodes;
  private long nextLook;
  private boolean stopped;

  /**
   * A search from ply 1 on; ply 0 is the root's.
   *
   * @param plies the most below the root, the root's own included
   * @param options how wide it is, and its evaluation
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

  /** Positions looked at. */
  long nodes() {
    return nodes;
  }

  /** Whether it has ended early; the value returned last is worth nothing then. */
  boolean stopped() {
    return stopped;
  }

  /** Looks at the clock and the limits now. The next look falls on the node limit at the latest. */
  boolean stopIsDue() {
    stopped |= stop.isDue(nodes);
    long limit = stop.control().limits().maxNodes();
    long next = nodes + NODES_PER_LOOK;
    nextLook = limit > nodes ? Math.min(next, limit) : next;
    return stopped;
  }

  /** What the board is worth to the side to move, without a search. */
  int evaluate(int colour) {
    return options.sums() ? board.evaluateSum(colour) : board.evaluate(colour);
  }

  /** Moves of the best line from ply 1 on, as the last {@code search} saw it. */
  int lineLength() {
    return lineLength[1];
  }

  /** A point of the best line: 0 for ply 1. */
  int linePoint(int i) {
    return line[plies + i];
  }

  /**
   * The position's value for the colour to move, if it lies between alpha and beta; else a bound.
   */
  int search(int ply, int colour, int depth, int alpha, int beta) {
    lineLength[ply] = 0;
    if (++nodes >= nextLook && stopIsDue()) {
      return DRAW;
    }
    // 1. A five ends the line, but not at the horizon, where it only counts as a window.
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
        keepLine(ply, point);
      }
    }
    return best;
  }

  private void keepLine(int ply, int point) {
    int from = (ply + 1) * plies;
    int to = ply * plies;
    int length = lineLength[ply + 1];
    line[to] = point;
    System.arraycopy(line, from, line, to + 1, length);
    lineLength[ply] = length + 1;
  }
}
