package tengen.gomoku.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;

/**
 * The replies of the side to move after which its opponent has no proven win by threes and fours.
 * Each reply is solved independently with an empty table, so that the result does not depend on the
 * other replies. The solver first looks for a win as if that side passed, then replays that win
 * after the reply, and searches again only if it fails. If a pass does not lose, every reply counts
 * as a defence, even when renju forbids Black a block. Half of the nodes are for the pass, a
 * quarter for each of the other two searches. (Simulation: Y. Kawano, "Using similar positions to
 * search game trees", Games of No Chance, 1996.)
 */
final class Defences {
  /**
   * Additional own moves allowed when a win is replayed after a reply, for blocking the defender's
   * fours.
   */
  private static final int EXTRA_MOVES = 2;

  private final GomokuBoard board;
  private final VctSolver solver;
  private final int defender;
  private final int maxMoves;
  private final long nodesEach;
  private final LongPredicate shouldStop;
  private final List<Integer> found = new ArrayList<>();
  private int replies;
  private long nodes;

  /**
   * Creates a search for the position on the solver's board.
   *
   * @param maxMoves maximum number of the opponent's moves, including the five
   * @param nodesEach nodes for each reply, including those for the win against a pass
   * @param shouldStop called with the nodes so far
   */
  Defences(
      GomokuBoard board,
      VctSolver solver,
      int defender,
      int maxMoves,
      long nodesEach,
      LongPredicate shouldStop) {
    this.board = board;
    this.solver = solver;
    this.defender = defender;
    this.maxMoves = maxMoves;
    this.nodesEach = nodesEach;
    this.shouldStop = shouldStop;
  }

  /** Tries every legal reply in reading order. */
  void find() {
    boolean isPassLost = pass() > 0;
    for (int reply : PatternBoards.emptyPoints(board).toArray()) {
      if (!ForbiddenPoints.isForbidden(board, reply, defender)) {
        replies++;
        if (!isPassLost || winAfter(reply) <= 0) {
          found.add(reply);
        }
      }
    }
  }

  /**
   * Returns the number of moves in which the opponent wins after a legal reply; 0 or less if no win
   * is found.
   */
  int winAfter(int reply) {
    int pass = board.pointClass(defender, reply) == PointClass.FIVE ? Prover.UNKNOWN : pass();
    if (pass <= 0) {
      return Prover.UNKNOWN;
    }
    long key = board.keyAfter(reply, defender) ^ board.key();
    board.play(reply, defender);
    int moves = Math.min(maxMoves, pass + EXTRA_MOVES);
    int win = solver.replay(1 - defender, key, moves, nodesEach / 4, this::isOver);
    nodes += solver.nodes();
    if (win == Prover.UNKNOWN) {
      win = solver.win(1 - defender, maxMoves, nodesEach / 4, this::isOver);
      nodes += solver.nodes();
    }
    board.undo();
    return win;
  }

  /**
   * Returns the number of moves in which the opponent wins against a pass, searched with an empty
   * table.
   */
  private int pass() {
    solver.clear();
    int win = solver.win(1 - defender, maxMoves, nodesEach / 2, this::isOver);
    nodes += solver.nodes();
    return win;
  }

  private boolean isOver(long more) {
    return shouldStop.test(nodes + more);
  }

  /** Returns the defences in reading order. */
  List<Integer> found() {
    return found;
  }

  /** Returns the number of replies tried. */
  int replies() {
    return replies;
  }

  /** Returns the number of positions searched with the attacker to move. */
  long nodes() {
    return nodes;
  }
}
