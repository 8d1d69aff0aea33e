package tengen.nogo.search;

import java.util.Arrays;
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
  /** Number of most probable moves that a leaf's expansion gives nodes; more if some are equal. */
  private static final int LIKELY_MOVES = 8;

  private final PolicyTree tree;
  private final NetworkEvaluator evaluator;
  private final float[] priors;
  private final float[] sorted;

  /** Creates the simulations of one thread for one search. */
  NetworkSimulation(PolicyTree tree, NogoSearchParameters parameters, Network network) {
    super(tree, parameters);
    this.tree = tree;
    evaluator = new NetworkEvaluator(network);
    priors = new float[points.length];
    sorted = new float[points.length];
  }

  @Override
  void run() {
    start();
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
    while (tree.proof(node) == Tree.UNKNOWN && tree.hasChildren(node)) {
      node = select(node, colour);
      path[++depth] = node;
      tree.addVisit(node);
      board.play(tree.move(node), colour);
      colour ^= 1;
    }
    return colour;
  }

  private int select(int node, int colour) {
    // The root has all moves, which reports show.
    boolean isPartialRoot = node == Tree.ROOT && !tree.areAll(tree.first(node));
    int child = isPartialRoot ? Tree.NONE : tree.select(node);
    if (child == Tree.NONE) {
      int count = listMoves(colour);
      evaluator.evaluate(board, colour);
      computePriors(count);
      tree.expandFully(node, points, priors, count);
      child = tree.select(node);
    }
    return child;
  }

  /** Evaluates a leaf for the side to move, and expands it. Proves it if there is no move. */
  private float evaluate(int leaf, int colour) {
    int count = listMoves(colour);
    if (count == 0) {
      tree.prove(leaf, Tree.WON);
      return 0;
    }
    evaluator.evaluate(board, colour);
    if ((leaf == Tree.ROOT || !tree.isFull()) && tree.claimExpansion(leaf)) {
      computePriors(count);
      int likely = leaf == Tree.ROOT ? count : keepLikeliest(count);
      tree.expand(leaf, points, priors, likely, likely == count);
    }
    return evaluator.winRate();
  }

  /** Computes the probability of each move. */
  private void computePriors(int count) {
    float highest = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      highest = Math.max(highest, evaluator.moveLogit(points[i]));
    }
    float sum = 0;
    for (int i = 0; i < count; i++) {
      priors[i] = (float) Math.exp(evaluator.moveLogit(points[i]) - highest);
      sum += priors[i];
    }
    for (int i = 0; i < count; i++) {
      priors[i] /= sum;
    }
  }

  /** Removes the least probable moves; returns the number of those kept, in their order. */
  private int keepLikeliest(int count) {
    if (count <= LIKELY_MOVES) {
      return count;
    }
    System.arraycopy(priors, 0, sorted, 0, count);
    Arrays.sort(sorted, 0, count);
    float lowest = sorted[count - LIKELY_MOVES];
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (priors[i] >= lowest) {
        points[kept] = points[i];
        priors[kept++] = priors[i];
      }
    }
    return kept;
  }

  /** Backs up the value for the side to move at the leaf. */
  private void backUp(int value) {
    for (int at = depth; at >= 0; at--) {
      boolean isLeafsMover = ((depth - at) & 1) == 0;
      tree.addValue(path[at], isLeafsMover ? PolicyTree.WIN_VALUE - value : value);
    }
  }
}
