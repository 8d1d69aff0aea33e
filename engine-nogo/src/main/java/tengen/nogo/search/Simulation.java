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
 *
 * <p>Half of what a game gives is its result, the other half what its leaf promises at a look (see
 * {@link Shapes}), as in AlphaGo (D. Silver et al., "Mastering the game of Go with deep neural
 * networks and tree search", 2016).
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
  private final View view;
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
    view = new View(board);
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
    int gain;
    if (proof == Tree.UNKNOWN) {
      boolean wins = playout.play(board, colour, earned) == colour;
      gain = Math.round(Tree.GAME * ((wins ? 1 : 0) + chance(leaf, colour)) / 2);
    } else {
      gain = proof == Tree.WON ? 0 : Tree.GAME;
      prove();
    }
    back(colour, gain);
  }

  /** That of the side to move at a leaf, which is the same at each visit. */
  private float chance(int leaf, int colour) {
    if (tree.chance(leaf) == 0) {
      view.look(board, colour);
      tree.setChance(leaf, shapes.chance(view, board));
    }
    return tree.chance(leaf);
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
    view.look(board, colour);
    double mean = 0;
    for (int i = 0; i < count; i++) {
      strengths[i] = shapes.strength(view, points[i]);
      mean += strengths[i] / count;
    }
    for (int i = 0; i < count; i++) {
      double share = strengths[i] / (strengths[i] + mean);
      credits[i] = FIRST_GAMES * Tree.ONE + Math.round(FIRST_GAMES * Tree.GAME * share);
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

  /** Carries up what the side to move at the leaf gets of the game. */
  private void back(int colour, int gain) {
    share(earned[colour], gain);
    share(earned[1 - colour], Tree.GAME - gain);
    for (int at = 0; at <= depth; at++) {
      int node = path[at];
      int toPlay = toMove ^ (at & 1);
      tree.win(node, toPlay == colour ? Tree.GAME - gain : gain);
      if (tree.hasChildren(node)) {
        tree.credit(node, earned[toPlay]);
      }
    }
  }

  private static void share(long[] earned, int part) {
    for (int point = 0; point < earned.length; point++) {
      earned[point] += (long) Tree.count(earned[point]) * part;
    }
  }
}
