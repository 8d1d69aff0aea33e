package tengen.nogo.classic;

import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * UCT simulations as the seed program ("NoGo bot, Alpha-Beta + UCT Version", {@code UCT}) makes
 * them: each goes down by upper confidence bounds, opens one node, gives it {@link #ROUNDS} virtual
 * games from what is known (the {@link Rate} of its difference of legal moves), plays as many
 * guided playouts from it, and adds both to all nodes on its way.
 *
 * <p>Unlike in the seed, a node's moves are listed when it is first passed, not when it is opened:
 * most nodes are never passed, and room is what bounds the tree. Search thread only.
 */
@HotPath
final class Uct {
  private static final int ROUNDS = 10;
  private static final int NOISE_BITS = 14;

  private final Board board;
  private final int self;
  private final double exploration;
  private final Xoshiro random;
  private final Budget budget;
  private final Tree tree;
  private final Evaluation evaluation;
  private final MovePicker picker;
  private final Playout playout;
  private final int[] path;
  private int depth;
  private int deepest;

  /**
   * A search of this board, which it plays on and leaves as it was.
   *
   * @param self the side to move at the root, which has a move
   * @param style the weight of the confidence term, and where playouts end
   */
  Uct(Board board, int self, UctSearch.Style style, Budget budget, Tree tree) {
    this.board = board;
    this.self = self;
    exploration = style.exploration();
    random = new Xoshiro(style.seed());
    this.budget = budget;
    this.tree = tree;
    evaluation = new Evaluation(board);
    picker = new MovePicker(board);
    playout = new Playout(board, random, budget, style.cutoff());
    path = new int[board.width * board.height + 1];
    listMoves(Tree.ROOT, self);
  }

  /** One simulation; leaves its playouts out where the budget ends before them. */
  void simulate() {
    int colour = descend();
    int leaf = path[depth];
    boolean over = tree.isListed(leaf) && tree.size(leaf) == 0;
    double wins = 0;
    if (over) {
      spendRounds();
    } else {
      wins = playout.wins(board, colour, ROUNDS);
    }
    if (!budget.wasSpent()) {
      update(ROUNDS, wins);
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
  private int descend() {
    int colour = self;
    int node = Tree.ROOT;
    path[0] = node;
    while ((tree.isListed(node) || listMoves(node, colour)) && tree.size(node) > 0) {
      boolean opens = tree.opened(node) < tree.size(node);
      node = opens ? tree.open(node) : tree.best(node, exploration);
      board.play(tree.point(node), colour);
      colour = Board.other(colour);
      path[++depth] = node;
      if (opens) {
        update(ROUNDS, ROUNDS * Rate.of(board.advantage(colour)));
        break;
      }
    }
    deepest = Math.max(deepest, depth);
    return colour;
  }

  private boolean listMoves(int node, int colour) {
    evaluation.scan(board);
    picker.list(board, evaluation, colour, random, NOISE_BITS);
    return tree.list(node, picker);
  }

  /** A finished game costs its rounds too, or a search of finished games alone would not end. */
  private void spendRounds() {
    for (int round = 0; round < ROUNDS; round++) {
      budget.spend();
    }
  }

  /** Adds games to all nodes on the path; {@code wins} are those of the side to move at its end. */
  private void update(int games, double wins) {
    double won = wins;
    for (int i = depth; i >= 0; i--) {
      tree.add(path[i], games, won);
      won = games - won;
    }
  }
}
