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
  private final NetworkEvaluator evaluator;
  private final float[] priors;

  /** Creates the simulations of one thread for one search. */
  NetworkSimulation(PolicyTree tree, NogoSearchParameters parameters, Network network) {
    super(tree, parameters);
    this.tree = tree;
    evaluator = new NetworkEvaluator(network);
    priors = new float[points.length];
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
      node = tree.select(node);
      path[++depth] = node;
      tree.addVisit(node);
      board.play(tree.move(node), colour);
      colour ^= 1;
    }
    return colour;
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
      tree.expand(leaf, points, priors, count);
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

  /** Backs up the value for the side to move at the leaf. */
  private void backUp(int value) {
    for (int at = depth; at >= 0; at--) {
      boolean isLeafsMover = ((depth - at) & 1) == 0;
      tree.addValue(path[at], isLeafsMover ? PolicyTree.WIN_VALUE - value : value);
    }
  }
}
