package tengen.gomoku.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;

/**
 * Finds the replies of the side to move after which its opponent is not proved to win by threes and
 * fours. The win is looked for once as if that side passed, and followed after each reply; only
 * where that does not win is another looked for. (Simulation: Y. Kawano, "Using similar positions
 * to search game trees", Games of No Chance, 1996.)
 */
final class Defences {
  /** What the win against a pass may cost, in shares of a reply. */
  private static final int PASS_SHARES = 4;

  /** Blocks of fours that a reply may add to the win against a pass. */
  private static final int MORE_MOVES = 2;

  private final Board board;
  private final VctSolver solver;
  private final int defender;
  private final int maxMoves;
  private final long nodesEach;
  private final LongPredicate shouldStop;
  private final List<Integer> found = new ArrayList<>();
  private int replies;
  private long nodes;

  /** In how many moves the opponent wins against a pass; 0 or less: no such win is known. */
  private int pass;

  /**
   * A question about the position on the solver's board.
   *
   * @param maxMoves of the opponent's, the five among them
   * @param nodesEach for each reply
   * @param shouldStop given the nodes so far
   */
  Defences(
      Board board,
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

  /** Looks for the win against a pass, which comes first. */
  void pass() {
    pass = solver.win(1 - defender, maxMoves, PASS_SHARES * nodesEach, this::isOver);
    nodes += solver.nodes();
  }

  /** Tries every legal reply, in reading order. */
  void find() {
    for (int reply : PatternBoards.emptyPoints(board).toArray()) {
      if (!ForbiddenPoints.isForbidden(board, reply, defender)) {
        replies++;
        if (winAfter(reply) <= 0) {
          found.add(reply);
        }
      }
    }
  }

  /** In how many moves the opponent wins after a legal reply; 0 or less: not known to. */
  int winAfter(int reply) {
    if (board.pointClass(defender, reply) == PointClass.FIVE || pass <= 0) {
      return Prover.UNKNOWN;
    }
    long key = board.keyAfter(reply, defender) ^ board.key();
    board.play(reply, defender);
    int moves = Math.min(maxMoves, pass + MORE_MOVES);
    int win = solver.replay(1 - defender, key, moves, nodesEach, this::isOver);
    nodes += solver.nodes();
    if (win == Prover.UNKNOWN) {
      win = solver.win(1 - defender, maxMoves, nodesEach, this::isOver);
      nodes += solver.nodes();
    }
    board.undo();
    return win;
  }

  private boolean isOver(long more) {
    return shouldStop.test(nodes + more);
  }

  /** The replies, in reading order. */
  List<Integer> found() {
    return found;
  }

  /** How many were tried. */
  int replies() {
    return replies;
  }

  /** Positions with the attacker to move that were looked at. */
  long nodes() {
    return nodes;
  }
}
