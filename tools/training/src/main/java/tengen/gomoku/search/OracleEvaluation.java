package tengen.gomoku.search;

import tengen.gomoku.board.GomokuBoard;

/**
 * Evaluation by a search of few nodes, in place of a better static evaluation that does not exist
 * yet. Its nodes are not counted as the main search's. The small search begins with an empty
 * transposition table, so that a value depends on the position, apart from the order of moves that
 * the last stones suggest.
 */
final class OracleEvaluation implements Evaluation {
  private final GomokuBoard board;
  private final Evaluation plain;
  private final Oracle oracle;

  private OracleEvaluation(GomokuBoard board, Oracle oracle) {
    this.board = board;
    this.oracle = oracle;
    plain = new PatternEvaluation(board);
  }

  /** The small search, with the values that it has found. Not thread-safe. */
  static final class Oracle implements Evaluation.Factory {
    private static final long NODE_BYTES = 64;

    /** Ply of the position; ply 0 is the one before it. */
    private static final int FIRST_PLY = 1;

    private static final int CACHE_BITS = 20;
    private static final long WHITE_KEY = 0x9E3779B97F4A7C15L;

    private final long nodes;
    private final TranspositionTable table;
    private final long[] keys = new long[1 << CACHE_BITS];
    private final short[] values = new short[1 << CACHE_BITS];
    private long searches;

    /** Creates an oracle with this number of nodes for each position. */
    Oracle(long nodes) {
      this.nodes = nodes;
      table = new TranspositionTable(NODE_BYTES * nodes);
    }

    @Override
    public Evaluation on(GomokuBoard board) {
      return new OracleEvaluation(board, this);
    }

    /** Returns the number of searches so far, without the values found in the cache. */
    long searches() {
      return searches;
    }

    private int value(GomokuBoard board, Evaluation plain, int side) {
      long key = side == GomokuBoard.BLACK ? board.key() : board.key() ^ WHITE_KEY;
      int place = (int) (key >>> (Long.SIZE - CACHE_BITS));
      if (keys[place] != key) {
        values[place] = (short) search(board, plain, side);
        keys[place] = key;
      }
      return values[place];
    }

    /**
     * Returns the mean of the last two finished depths. The position is searched as a node of the
     * tree, with its pruning, since a root's first ply alone takes more than 50 nodes.
     */
    private int search(GomokuBoard board, Evaluation plain, int side) {
      searches++;
      table.clear();
      var context =
          new SearchContext(board, plain, table, 0, 1 - side, count -> count >= nodes, () -> nodes);
      var tree = new GomokuAlphaBeta(context, GomokuSearchParameters.FULL_QUIESCENCE);
      tree.startRoot();
      int last = plain.evaluate(side);
      int before = last;
      for (int depth = 1; depth < SearchContext.MAX_PLY && !SearchValue.isForced(last); depth++) {
        int value =
            tree.search(FIRST_PLY, depth, -SearchValue.INFINITE, SearchValue.INFINITE, false);
        if (context.isStopped()) {
          break;
        }
        before = last;
        last = value;
      }
      return SearchValue.isForced(last) ? unforced(last) : (last + before) / 2;
    }

    /** Returns a value that is not forced; a shorter win stays better than a longer one. */
    private static int unforced(int value) {
      int less = SearchValue.isForced(value) ? SearchValue.WIN - SearchValue.FORCED + 1 : 0;
      return value - Integer.signum(value) * less;
    }
  }

  @Override
  public void play(int point, int colour) {}

  @Override
  public void undo() {}

  @Override
  public int evaluate(int side) {
    return oracle.value(board, plain, side);
  }
}
