package tengen.engine.classic.nogo;

import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * UCT simulations as the original program ("NoGo bot, Alpha-Beta + UCT Version", {@code UCT}) makes
 * them: each goes down by upper confidence bounds, expands one node, gives it virtual playouts by
 * its static evaluation (the {@link WinRate} of its difference of legal moves), plays as many
 * guided playouts from it, and adds both to all nodes on its way.
 *
 * <p>Unlike there, a node's moves are listed when it is first passed, not when it is opened: most
 * nodes are never passed, and room is what bounds the tree. Search thread only.
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
   * A search of this board, which it plays on and leaves as it was.
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

  /** One simulation; leaves its playouts out where a limit is reached before them. */
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

  /** Plies of the longest way down so far. */
  int deepest() {
    return deepest;
  }

  /** Plays down to a new node, the end of a game or where the tree is full; says who is to move. */
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

  /** A finished game costs its playouts too, or a search of finished games alone would not end. */
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
