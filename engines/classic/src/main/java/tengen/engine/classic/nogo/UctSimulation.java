package tengen.engine.classic.nogo;

import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * UCT simulations as in the original program ("NoGo bot, Alpha-Beta + UCT Version", {@code UCT}).
 * Each simulation descends by upper confidence bounds and expands one node. The node gets virtual
 * playouts by its static evaluation (the {@link WinRate} of its difference of legal moves) and as
 * many guided playouts. Both are added to all nodes on the path.
 *
 * <p>Unlike the original, a node's moves are listed when a simulation first passes it, not when it
 * is created: most nodes are never passed, and memory limits the tree. Search thread only.
 */
@HotPath
final class UctSimulation {
  private final UndoBoard board;
  private final int self;
  private final double exploration;
  private final int playouts;
  private final int noiseBits;
  private final Xoshiro random;
  private final NodeCounter counter;
  private final UctTree tree;
  private final MoveEvaluation evaluation;
  private final NogoMovePicker picker;
  private final GuidedPlayout playout;
  private final int[] path;
  private int depth;
  private int deepest;

  /**
   * Creates the simulations of this board, which they restore afterwards.
   *
   * @param self the side to move at the root, which has a move
   */
  UctSimulation(
      UndoBoard board,
      int self,
      UctSearch.Parameters parameters,
      NodeCounter counter,
      UctTree tree) {
    this.board = board;
    this.self = self;
    exploration = parameters.exploration();
    playouts = parameters.playouts();
    noiseBits = parameters.noiseBits();
    random = new Xoshiro(parameters.seed());
    this.counter = counter;
    this.tree = tree;
    evaluation = new MoveEvaluation(board, parameters.weights());
    picker = new NogoMovePicker(board);
    playout = new GuidedPlayout(board, parameters, random, counter);
    path = new int[board.width * board.height + 1];
    listMoves(UctTree.ROOT, self);
  }

  /** Runs one simulation, without its playouts if a limit is reached first. */
  void simulate() {
    int colour = select();
    int leaf = path[depth];
    boolean over = tree.isListed(leaf) && tree.size(leaf) == 0;
    double wins = 0;
    if (over) {
      countPlayouts();
    } else {
      wins = playout.wins(board, colour, playouts);
    }
    if (!counter.isStopped()) {
      backUp(playouts, wins);
    }
    for (; depth > 0; depth--) {
      board.undo();
    }
  }

  /** Returns the length in plies of the longest path so far. */
  int deepest() {
    return deepest;
  }

  /**
   * Descends to a new node, the end of a game or a node that does not fit the tree; returns the
   * side to move.
   */
  private int select() {
    int colour = self;
    int node = UctTree.ROOT;
    path[0] = node;
    while ((tree.isListed(node) || listMoves(node, colour)) && tree.size(node) > 0) {
      boolean opens = tree.opened(node) < tree.size(node);
      node = opens ? tree.open(node) : tree.best(node, exploration);
      board.play(tree.point(node), colour);
      colour = UndoBoard.other(colour);
      path[++depth] = node;
      if (opens) {
        backUp(playouts, playouts * WinRate.of(board.advantage(colour)));
        break;
      }
    }
    deepest = Math.max(deepest, depth);
    return colour;
  }

  private boolean listMoves(int node, int colour) {
    evaluation.scan(board);
    picker.list(board, evaluation, colour, random, noiseBits);
    return tree.list(node, picker);
  }

  /**
   * Counts playouts of a finished game as well; otherwise a search of finished games would never
   * end.
   */
  private void countPlayouts() {
    for (int i = 0; i < playouts; i++) {
      counter.count();
    }
  }

  /**
   * Backs up playouts to all nodes on the path; {@code wins} are those of the side to move at its
   * end.
   */
  private void backUp(int games, double wins) {
    double won = wins;
    for (int i = depth; i >= 0; i--) {
      tree.add(path[i], games, won);
      won = games - won;
    }
  }
}
