package tengen.gomoku.search;

import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import tengen.common.HotPath;
import tengen.gomoku.board.GomokuBoard;

/**
 * The state of one search thread: board and evaluation, the shared transposition table, node count
 * and stop flag. Confined to that thread, except {@link #publishedNodes}.
 */
@HotPath
final class SearchContext {
  /** Maximum number of plies from the root. */
  static final int MAX_PLY = 160;

  /**
   * Nodes before the first poll. Small, since the first nodes of a new JVM take 0.1 ms and more
   * each.
   */
  private static final int FIRST_POLL_NODES = 16;

  /**
   * Maximum nodes between polls. Small, since a busy machine gives a thread only a few milliseconds
   * at a time.
   */
  private static final int POLL_INTERVAL_NODES = 256;

  /** Mixed into the key if White is to move. */
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
  private volatile long publishedNodes;
  private int deepest;
  private boolean stopped;

  /**
   * Creates the context of one search on one thread.
   *
   * @param evaluation evaluation of this board
   * @param salt mixed into all keys
   * @param rootSide colour to move at the root
   * @param stop called with the node count at 16, 32, 64, 128 and 256 nodes and then every 256;
   *     returns true to end the search
   * @param maxNodes returns this thread's current node limit, at which {@code stop} is called, too
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

  /** Returns the position's key with this side to move. */
  long key(int side) {
    long key = board.key() ^ salt;
    return side == GomokuBoard.BLACK ? key : key ^ WHITE_KEY;
  }

  /** Puts a stone on the board and updates the evaluation. */
  void play(int point, int colour) {
    board.play(point, colour);
    evaluation.play(point, colour);
  }

  /** Takes back the last stone. */
  void undo() {
    evaluation.undo();
    board.undo();
  }

  /** Returns the static evaluation for the side to move. */
  int evaluate(int side) {
    return evaluation.evaluate(side);
  }

  /** Counts a node and polls for a stop at intervals. */
  void enter(int ply) {
    if (ply > deepest) {
      deepest = ply;
    }
    if (++nodes >= nextPoll) {
      poll();
    }
  }

  /** Adds nodes searched elsewhere, such as a solver's. */
  void charge(long more) {
    nodes += more;
  }

  /** Polls for a stop now. */
  void poll() {
    publishedNodes = nodes;
    stopped |= stop.test(nodes);
    nextPoll = nextPoll();
  }

  private long nextPoll() {
    long limit = maxNodes.getAsLong();
    long next = nodes + Math.clamp(nodes, FIRST_POLL_NODES, POLL_INTERVAL_NODES);
    return limit > nodes ? Math.min(next, limit) : next;
  }

  /** Returns true once the search must end; from then on all values are meaningless. */
  boolean isStopped() {
    return stopped;
  }

  long nodes() {
    return nodes;
  }

  /** Returns a node count at most 256 nodes old, for other threads. */
  long publishedNodes() {
    return publishedNodes;
  }

  /** Returns the length in plies of the longest line since the last call, and resets it. */
  int takeDeepest() {
    int plies = deepest;
    deepest = 0;
    return plies;
  }

  /** Returns true if a table entry's bound causes a cutoff in the window. */
  static boolean isCutoff(int bound, int value, int alpha, int beta) {
    return bound == TranspositionTable.EXACT
        || (bound == TranspositionTable.LOWER && value >= beta)
        || (bound == TranspositionTable.UPPER && value <= alpha);
  }
}
