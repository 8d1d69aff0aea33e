package tengen.nogo.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;

/**
 * The simulations of one thread in a Monte Carlo tree search: selection, expansion, playout,
 * backup.
 *
 * <p>A move's value combines its visits with its AMAF statistics, the simulations in which its side
 * played there at any later time (RAVE; S. Gelly and D. Silver, "Monte-Carlo tree search and rapid
 * action value estimation in computer Go", 2011). In NoGo a point stays good, so AMAF statistics
 * never lose their weight. Proven results are backed up as they are found (MCTS-Solver; M. Winands,
 * Y. Björnsson and J.-T. Saito, 2008).
 *
 * <p>A simulation's value is the mean of the playout's result and the static evaluation of its leaf
 * by {@link PatternWeights}, as in AlphaGo (D. Silver et al., "Mastering the game of Go with deep
 * neural networks and tree search", 2016).
 */
@HotPath
final class Simulation {
  /** Number of simulations that a move's prior counts for. */
  private static final int PRIOR_VISITS = 20;

  /** Maximum number of stones at which symmetry pruning is tried. */
  private static final int MAX_SYMMETRIC_STONES = 4;

  /** Number of visits at which a leaf is expanded. */
  private static final int EXPANSION_VISITS = 8;

  private final Tree tree;
  private final NogoSearchParameters parameters;
  private final int toMove;
  private final NogoBoard board;
  private final SymmetryPruning symmetryPruning;
  private final PatternWeights patterns;
  private final Features features;
  private final Playout playout;
  private final int[] path;
  private final short[] points;
  private final long[] priors;
  private final double[] strengths;
  private final float[] scores;
  private final long[][] amaf;
  private int depth;

  /** Creates the simulations of one thread for one search. */
  Simulation(Tree tree, NogoSearchParameters parameters, PatternWeights patterns, Xoshiro random) {
    this.tree = tree;
    this.patterns = patterns;
    this.parameters = parameters;
    toMove = parameters.colour();
    NogoBoard start = parameters.board();
    board = new NogoBoard(start.width(), start.height());
    symmetryPruning = new SymmetryPruning(board);
    features = new Features(board);
    playout = new Playout(board, random);
    int maxMoves = start.width() * start.height();
    path = new int[maxMoves + 1];
    points = new short[maxMoves];
    priors = new long[maxMoves];
    strengths = new double[maxMoves];
    scores = new float[maxMoves];
    amaf = new long[2][start.area()];
  }

  /** Returns true until the root's result is proven. */
  boolean isUndecided() {
    return tree.proof(Tree.ROOT) == Tree.UNKNOWN;
  }

  /** Runs one simulation. */
  void run() {
    board.copyFrom(parameters.board());
    Arrays.fill(amaf[NogoBoard.BLACK], 0);
    Arrays.fill(amaf[NogoBoard.WHITE], 0);
    int colour = select();
    int leaf = path[depth];
    byte proof = tree.proof(leaf);
    int value;
    if (proof == Tree.UNKNOWN) {
      boolean wins = playout.play(board, colour, amaf) == colour;
      value = Math.round(Tree.WIN_VALUE * ((wins ? 1 : 0) + leafValue(leaf, colour)) / 2);
    } else {
      value = proof == Tree.WON ? 0 : Tree.WIN_VALUE;
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
    depth = 0;
    path[0] = node;
    tree.addVisit(node);
    while (tree.proof(node) == Tree.UNKNOWN && isExpanded(node, colour)) {
      node = tree.select(node, scores);
      path[++depth] = node;
      tree.addVisit(node);
      int point = tree.move(node);
      amaf[colour][point] = Tree.VISIT;
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
    int both = board.copyList(NogoBoard.BOTH, points, 0);
    int count = both + board.copyList(1 << colour, points, both);
    if (count == 0) {
      tree.prove(node, Tree.WON);
    } else {
      int kept = filter(count, colour);
      computePriors(kept, colour);
      tree.expand(node, points, priors, kept);
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
      priors[i] = PRIOR_VISITS * Tree.VISIT + Math.round(PRIOR_VISITS * Tree.WIN_VALUE * winRate);
    }
  }

  /** Removes moves that need not be searched; returns the number of those kept. */
  private int filter(int count, int colour) {
    if (!parameters.avoidMoves().isEmpty()) {
      return parameters.avoidMoves().retainAllowed(points, count, colour, depth);
    }
    boolean isEarly =
        board.stones() <= MAX_SYMMETRIC_STONES
            && board.count(NogoBoard.BOTH) > EndgameSolver.MAX_OPEN;
    return isEarly ? symmetryPruning.unique(board, points, count) : count;
  }

  /** Backs up a proven leaf as long as it proves the next parent. */
  private void backUpProof() {
    for (int at = depth - 1; at >= 0 && tree.proof(path[at]) == Tree.UNKNOWN; at--) {
      byte proof = proofByChildren(path[at], tree.proof(path[at + 1]));
      if (proof == Tree.UNKNOWN) {
        return;
      }
      tree.prove(path[at], proof);
    }
  }

  private byte proofByChildren(int node, byte child) {
    if (child == Tree.WON) {
      return Tree.LOST;
    }
    int first = tree.first(node);
    int after = first + tree.size(node);
    for (int at = first; at < after; at++) {
      if (tree.proof(at) != Tree.LOST) {
        return Tree.UNKNOWN;
      }
    }
    return Tree.WON;
  }

  /** Backs up the value for the side to move at the leaf. */
  private void backUp(int colour, int value) {
    addValue(amaf[colour], value);
    addValue(amaf[1 - colour], Tree.WIN_VALUE - value);
    for (int at = 0; at <= depth; at++) {
      int node = path[at];
      int toPlay = toMove ^ (at & 1);
      tree.addValue(node, toPlay == colour ? Tree.WIN_VALUE - value : value);
      if (tree.hasChildren(node)) {
        tree.updateAmaf(node, amaf[toPlay]);
      }
    }
  }

  private static void addValue(long[] amaf, int value) {
    for (int point = 0; point < amaf.length; point++) {
      amaf[point] += (long) Tree.visitsOf(amaf[point]) * value;
    }
  }
}
