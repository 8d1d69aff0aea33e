package tengen.gomoku.search;

import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import tengen.common.HotPath;
import tengen.gomoku.board.GomokuBoard;

/**
 * State of one search thread: its board and evaluation, the shared transposition table, the node
 * count and the stop flag. Confined to that thread but for {@link #published}.
 */
@HotPath
final class SearchContext {
  /** Longest line from the root. */
  static final int MAX_PLY = 160;

  /** The first nodes of a JVM that has just started take 0.1 ms and more each. */
  private static final int FIRST_POLL = 16;

  /** Few enough for a busy machine, which gives a thread some milliseconds of a core at a time. */
  private static final int POLL_EVERY = 256;

  /** Mixed into the key where White is to move. */
  private static final long WHITE_KEY = 0x9E3779B97F4A7C15L;

  final GomokuBoard board;
  final TranspositionTable table;
  private final Evaluation evaluation;
  private final long salt;
  private final int rootSide;
  private final LongPredicate stop;
  private final LongSupplier maxNodes;
  private long nodes;
  private long nextPoll;
  private volatile long published;
  private int deepest;
  private boolean stopped;

  /**
   * The context of one search on one thread.
   *
   * @param evaluation of this board
   * @param salt mixed into all keys
   * @param rootSide colour to move on the board now
   * @param stop asked with the nodes so far, at 16, 32, 64, … 1024 nodes and then once in 1024:
   *     whether to end
   * @param maxNodes this thread's limit as it is now, at which {@code stop} is asked, too
   */
  SearchContext(
      GomokuBoard board,
      Evaluation evaluation,
      TranspositionTable table,
      long salt,
      int rootSide,
      LongPredicate stop,
      LongSupplier maxNodes) {
    this.board = board;
    this.evaluation = evaluation;
    this.table = table;
    this.salt = salt;
    this.rootSide = rootSide;
    this.stop = stop;
    this.maxNodes = maxNodes;
    nextPoll = nextPoll();
  }

  int sideAt(int ply) {
    return rootSide ^ (ply & 1);
  }

  /** The key of the position with this side to move. */
  long key(int side) {
    long key = board.key() ^ salt;
    return side == GomokuBoard.BLACK ? key : key ^ WHITE_KEY;
  }

  /** Puts a stone on the board and tells the evaluation. */
  void play(int point, int colour) {
    board.play(point, colour);
    evaluation.play(point, colour);
  }

  /** Takes the last stone back. */
  void undo() {
    evaluation.undo();
    board.undo();
  }

  /** The static evaluation of the board for the side to move. */
  int evaluate(int side) {
    return evaluation.evaluate(side);
  }

  /** Counts a node, and looks from time to time whether to stop. */
  void enter(int ply) {
    if (ply > deepest) {
      deepest = ply;
    }
    if (++nodes >= nextPoll) {
      poll();
    }
  }

  /** Counts nodes that were searched elsewhere, such as those of a solver. */
  void charge(long more) {
    nodes += more;
  }

  /** Asks at once whether to stop. */
  void poll() {
    published = nodes;
    stopped |= stop.test(nodes);
    nextPoll = nextPoll();
  }

  private long nextPoll() {
    long limit = maxNodes.getAsLong();
    long next = nodes + Math.clamp(nodes, FIRST_POLL, POLL_EVERY);
    return limit > nodes ? Math.min(next, limit) : next;
  }

  /** Once true, every value is void. */
  boolean isStopped() {
    return stopped;
  }

  long nodes() {
    return nodes;
  }

  /** The count of up to 256 nodes ago, for other threads. */
  long published() {
    return published;
  }

  /** Plies of the longest line since the last call. */
  int takeDeepest() {
    int plies = deepest;
    deepest = 0;
    return plies;
  }

  /** Whether a bound settles the window. */
  static boolean cuts(int bound, int value, int alpha, int beta) {
    return bound == TranspositionTable.EXACT
        || (bound == TranspositionTable.LOWER && value >= beta)
        || (bound == TranspositionTable.UPPER && value <= alpha);
  }
}
