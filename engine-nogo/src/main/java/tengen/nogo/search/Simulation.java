package tengen.nogo.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.nogo.board.Board;

/**
 * One thread's simulations: down the tree by what is known of the moves, a random game from there,
 * and back.
 *
 * <p>A move's value joins its visits with its credits, the games in which its side played there at
 * any later time (RAVE; S. Gelly and D. Silver, "Monte-Carlo tree search and rapid action value
 * estimation in computer Go", 2011). In NoGo a point stays good, so credits never lose their
 * weight. Proven results go up the tree as they are found (MCTS-Solver; M. Winands, Y. Björnsson
 * and J.-T. Saito, 2008).
 */
@HotPath
final class Simulation {
  /** Games that every move is credited with at first, won or lost by its shape. */
  private static final int FIRST_GAMES = 20;

  /** Stones up to which a position is looked at for symmetries. */
  private static final int MOST_SYMMETRIC = 4;

  /** A leaf gets children at this many visits. */
  private static final int EXPAND_AT = 8;

  private final Tree tree;
  private final Question question;
  private final int toMove;
  private final Board board;
  private final Symmetries symmetries;
  private final Shapes shapes;
  private final Playout playout;
  private final int[] path;
  private final short[] points;
  private final long[] credits;
  private final double[] strengths;
  private final long[][] earned;
  private int depth;

  /** One thread's, for one search. */
  Simulation(Tree tree, Question question, Shapes shapes, Xoshiro random) {
    this.tree = tree;
    this.shapes = shapes;
    this.question = question;
    toMove = question.colour();
    Board start = question.board();
    board = new Board(start.width(), start.height());
    symmetries = new Symmetries(board);
    playout = new Playout(board, random);
    int most = start.width() * start.height();
    path = new int[most + 1];
    points = new short[most];
    credits = new long[most];
    strengths = new double[most];
    earned = new long[2][start.area()];
  }

  /** Whether more games can change anything. */
  boolean isOpen() {
    return tree.proof(Tree.ROOT) == Tree.UNKNOWN;
  }

  /** One game. */
  void run() {
    board.copyFrom(question.board());
    Arrays.fill(earned[Board.BLACK], 0);
    Arrays.fill(earned[Board.WHITE], 0);
    int colour = descend();
    int leaf = path[depth];
    byte proof = tree.proof(leaf);
    int winner;
    if (proof == Tree.UNKNOWN) {
      winner = playout.play(board, colour, earned);
    } else {
      winner = proof == Tree.WON ? 1 - colour : colour;
      prove();
    }
    back(winner);
  }

  /** Plays to a leaf or a proven node; returns the colour to move there. */
  private int descend() {
    int colour = toMove;
    int node = Tree.ROOT;
    depth = 0;
    path[0] = node;
    tree.visit(node);
    while (tree.proof(node) == Tree.UNKNOWN && hasChildren(node, colour)) {
      node = tree.best(node);
      path[++depth] = node;
      tree.visit(node);
      int point = tree.move(node);
      earned[colour][point] = Tree.ONE;
      board.play(point, colour);
      colour ^= 1;
    }
    return colour;
  }

  private boolean hasChildren(int node, int colour) {
    if (!tree.hasChildren(node) && isRipe(node, colour) && tree.claim(node)) {
      expand(node, colour);
    }
    return tree.hasChildren(node);
  }

  private boolean isRipe(int node, int colour) {
    return node == Tree.ROOT || tree.visits(node) >= EXPAND_AT || board.legalCount(colour) == 0;
  }

  private void expand(int node, int colour) {
    int both = board.copyList(Board.BOTH, points, 0);
    int count = both + board.copyList(1 << colour, points, both);
    if (count == 0) {
      tree.prove(node, Tree.WON);
    } else {
      int kept = kept(count, colour);
      judge(kept, colour);
      tree.add(node, points, credits, kept);
    }
  }

  /** Credits each listed point with its chance against the mean one (Bradley and Terry's model). */
  private void judge(int count, int colour) {
    double mean = 0;
    for (int i = 0; i < count; i++) {
      strengths[i] = shapes.strength(board, points[i], colour);
      mean += strengths[i] / count;
    }
    for (int i = 0; i < count; i++) {
      double share = strengths[i] / (strengths[i] + mean);
      credits[i] = FIRST_GAMES * Tree.ONE + Math.round(FIRST_GAMES * share);
    }
  }

  /** How many of the listed points are to be searched. */
  private int kept(int count, int colour) {
    if (!question.bans().isEmpty()) {
      return question.bans().keepAllowed(points, count, colour, depth);
    }
    boolean isEarly =
        board.stones() <= MOST_SYMMETRIC && board.count(Board.BOTH) > Endgame.MOST_OPEN;
    return isEarly ? symmetries.unique(board, points, count) : count;
  }

  /** A proven leaf may prove its parent, and that one its own. */
  private void prove() {
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

  private void back(int winner) {
    addWins(earned[winner]);
    for (int at = 0; at <= depth; at++) {
      int colour = toMove ^ (at & 1);
      int node = path[at];
      if (colour != winner) {
        tree.win(node);
      }
      if (tree.hasChildren(node)) {
        tree.credit(node, earned[colour]);
      }
    }
  }

  private static void addWins(long[] earned) {
    for (int point = 0; point < earned.length; point++) {
      earned[point] += earned[point] >>> 32;
    }
  }
}
