package tengen.nogo.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;

/**
 * Simulations by playouts: selection, expansion, playout, backup.
 *
 * <p>A move's value combines its visits with its AMAF statistics, the simulations in which its side
 * played there at any later time (RAVE; S. Gelly and D. Silver, "Monte-Carlo tree search and rapid
 * action value estimation in computer Go", 2011). In NoGo a point stays good, so AMAF statistics
 * never lose their weight.
 *
 * <p>A simulation's value is the mean of the playout's result and the static evaluation of its leaf
 * by {@link PatternWeights}, as in AlphaGo (D. Silver et al., "Mastering the game of Go with deep
 * neural networks and tree search", 2016).
 */
@HotPath
final class PlayoutSimulation extends Simulation {
  /** Number of simulations that a move's prior counts for. */
  private static final int PRIOR_VISITS = 20;

  /** Number of visits at which a leaf is expanded. */
  private static final int EXPANSION_VISITS = 8;

  private final AmafTree tree;
  private final PatternWeights patterns;
  private final Features features;
  private final Playout playout;
  private final long[] priors;
  private final double[] strengths;
  private final float[] scores;
  private final long[][] amaf;

  /** Creates the simulations of one thread for one search. */
  PlayoutSimulation(
      AmafTree tree, NogoSearchParameters parameters, PatternWeights patterns, Xoshiro random) {
    super(tree, parameters);
    this.tree = tree;
    this.patterns = patterns;
    features = new Features(board);
    playout = new Playout(board, random);
    int maxMoves = points.length;
    priors = new long[maxMoves];
    strengths = new double[maxMoves];
    scores = new float[maxMoves];
    amaf = new long[2][board.area()];
  }

  @Override
  void run() {
    start();
    Arrays.fill(amaf[NogoBoard.BLACK], 0);
    Arrays.fill(amaf[NogoBoard.WHITE], 0);
    int colour = select();
    int leaf = path[depth];
    byte proof = tree.proof(leaf);
    int value;
    if (proof == Tree.UNKNOWN) {
      boolean wins = playout.play(board, colour, amaf) == colour;
      value = Math.round(AmafTree.WIN_VALUE * ((wins ? 1 : 0) + leafValue(leaf, colour)) / 2);
    } else {
      value = proof == Tree.WON ? 0 : AmafTree.WIN_VALUE;
      backUpProof();
    }
    backUp(colour, value);
  }

  /** Returns the static evaluation of a leaf for the side to move, cached in the tree. */
  private float leafValue(int leaf, int colour) {
    if (tree.leafValue(leaf) == 0) {
      features.extract(board, colour);
      tree.setLeafValue(leaf, patterns.winRate(features, board));
    }
    return tree.leafValue(leaf);
  }

  /** Descends to a leaf or a proven node; returns the colour to move there. */
  private int select() {
    int colour = toMove;
    int node = Tree.ROOT;
    tree.addVisit(node);
    while (tree.proof(node) == Tree.UNKNOWN && isExpanded(node, colour)) {
      node = tree.select(node, scores);
      path[++depth] = node;
      tree.addVisit(node);
      int point = tree.move(node);
      amaf[colour][point] = AmafTree.VISIT;
      board.play(point, colour);
      colour ^= 1;
    }
    return colour;
  }

  private boolean isExpanded(int node, int colour) {
    if (!tree.hasChildren(node) && isExpandable(node, colour) && tree.claimExpansion(node)) {
      expand(node, colour);
    }
    return tree.hasChildren(node);
  }

  private boolean isExpandable(int node, int colour) {
    return node == Tree.ROOT
        || (!tree.isFull() && tree.visits(node) >= EXPANSION_VISITS)
        || board.legalCount(colour) == 0;
  }

  private void expand(int node, int colour) {
    int count = listMoves(colour);
    if (count == 0) {
      tree.prove(node, Tree.WON);
    } else {
      computePriors(count, colour);
      tree.expand(node, points, priors, count);
    }
  }

  /**
   * Computes the moves' priors: the win rate of a move against one of mean strength (Bradley–Terry
   * model).
   */
  private void computePriors(int count, int colour) {
    features.extract(board, colour);
    double mean = 0;
    for (int i = 0; i < count; i++) {
      strengths[i] = patterns.strength(features, points[i]);
      mean += strengths[i] / count;
    }
    for (int i = 0; i < count; i++) {
      double winRate = strengths[i] / (strengths[i] + mean);
      priors[i] =
          PRIOR_VISITS * AmafTree.VISIT + Math.round(PRIOR_VISITS * AmafTree.WIN_VALUE * winRate);
    }
  }

  /** Backs up the value for the side to move at the leaf. */
  private void backUp(int colour, int value) {
    addValue(amaf[colour], value);
    addValue(amaf[1 - colour], AmafTree.WIN_VALUE - value);
    for (int at = 0; at <= depth; at++) {
      int node = path[at];
      int toPlay = toMove ^ (at & 1);
      tree.addValue(node, toPlay == colour ? AmafTree.WIN_VALUE - value : value);
      if (tree.hasChildren(node)) {
        tree.updateAmaf(node, amaf[toPlay]);
      }
    }
  }

  private static void addValue(long[] amaf, int value) {
    for (int point = 0; point < amaf.length; point++) {
      amaf[point] += (long) AmafTree.visitsOf(amaf[point]) * value;
    }
  }
}
