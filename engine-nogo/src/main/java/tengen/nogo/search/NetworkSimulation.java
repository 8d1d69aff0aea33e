package tengen.nogo.search;

import tengen.common.HotPath;
import tengen.nogo.network.Network;
import tengen.nogo.network.NetworkEvaluator;

/**
 * Simulations by a network: selection, evaluation and expansion of the leaf, backup, as in
 * AlphaZero (D. Silver et al., "A general reinforcement learning algorithm that masters chess,
 * shogi, and Go through self-play", 2018).
 */
@HotPath
final class NetworkSimulation extends Simulation {
  private final PolicyTree tree;
  private final LeafEvaluator evaluator;
  private final ZobristKeys keys;
  private final long rootKey;

  /** The key of the simulation's position. */
  private long key;

  /** Creates the simulations of one thread for one search. */
  NetworkSimulation(PolicyTree tree, NogoSearchParameters parameters, Network network) {
    super(tree, parameters);
    this.tree = tree;
    evaluator = new LeafEvaluator(new NetworkEvaluator(network), tree.cache(), points.length);
    keys = new ZobristKeys(board);
    rootKey = keys.key(parameters.board(), toMove);
  }

  @Override
  void run() {
    start();
    key = rootKey;
    int colour = select();
    int leaf = path[depth];
    float winRate = tree.proof(leaf) == Tree.UNKNOWN ? evaluate(leaf, colour) : 0;
    byte proof = tree.proof(leaf);
    if (proof != Tree.UNKNOWN) {
      winRate = proof == Tree.WON ? 0 : 1;
      backUpProof();
    }
    backUp(Math.round(PolicyTree.WIN_VALUE * winRate));
  }

  /** Descends to a leaf or a proven node; returns the colour to move there. */
  private int select() {
    int colour = toMove;
    int node = Tree.ROOT;
    tree.addVisit(node);
    while (tree.proof(node) == Tree.UNKNOWN && isExpanded(node, colour)) {
      node = select(node, colour);
      path[++depth] = node;
      tree.addVisit(node);
      board.play(tree.move(node), colour);
      key ^= keys.change(tree.move(node), colour);
      colour ^= 1;
    }
    return colour;
  }

  /**
   * Returns true if a node has children. A node gets them at its second visit, since many have no
   * more than one; its evaluation is in the cache then. The root gets them at the first.
   */
  private boolean isExpanded(int node, int colour) {
    if (!tree.hasChildren(node)
        && tree.visits(node) > 1
        && !tree.isFull()
        && tree.claimExpansion(node)) {
      expand(node, colour);
    }
    return tree.hasChildren(node);
  }

  private int select(int node, int colour) {
    // The root has all moves, which reports show.
    boolean isPartialRoot = node == Tree.ROOT && !tree.areAll(tree.first(node));
    int child = isPartialRoot ? Tree.NONE : tree.select(node);
    if (child == Tree.NONE) {
      int count = listMoves(colour);
      NetworkEvaluation all = evaluator.evaluate(board, colour, points, count);
      tree.expandFully(node, all.points, all.priors, count);
      child = tree.select(node);
    }
    return child;
  }

  /** Gives a claimed node its most probable moves. Proves it if there is no move. */
  private void expand(int node, int colour) {
    int count = listMoves(colour);
    if (count == 0) {
      tree.prove(node, Tree.WON);
      return;
    }
    NetworkEvaluation found = evaluator.evaluateLikely(board, colour, key, points, count);
    tree.expand(node, found.points, found.priors, found.count, found.count == count);
  }

  /** Evaluates a leaf for the side to move. Proves it if there is no move, and expands the root. */
  private float evaluate(int leaf, int colour) {
    int count = listMoves(colour);
    if (count == 0) {
      tree.prove(leaf, Tree.WON);
      return 0;
    }
    if (leaf != Tree.ROOT) {
      return evaluator.evaluateLikely(board, colour, key, points, count).winRate;
    }
    NetworkEvaluation all = evaluator.evaluate(board, colour, points, count);
    if (tree.claimExpansion(leaf)) {
      tree.expand(leaf, all.points, all.priors, count, true);
    }
    return all.winRate;
  }

  /** Backs up the value for the side to move at the leaf. */
  private void backUp(int value) {
    for (int at = depth; at >= 0; at--) {
      boolean isLeafsMover = ((depth - at) & 1) == 0;
      tree.addValue(path[at], isLeafsMover ? PolicyTree.WIN_VALUE - value : value);
    }
  }
}
