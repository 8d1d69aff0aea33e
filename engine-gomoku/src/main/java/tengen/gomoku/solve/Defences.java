package tengen.gomoku.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;

/**
 * Finds the replies of the side to move after which its opponent is not proved to win by threes and
 * fours. Each is asked about alone, with an empty table: what is said of it is found again by
 * whoever asks about that reply and no other. The win is looked for as if that side passed, and
 * followed after the reply; only where that does not win is another looked for. Where nothing wins
 * against a pass every reply counts as a defence, even one of Black's under renju that forbids him
 * a block. Half of the nodes are for the first, a quarter for each of the others. (Simulation: Y.
 * Kawano, "Using similar positions to search game trees", Games of No Chance, 1996.)
 */
final class Defences {
  /** Blocks of fours that a reply may add to the win against a pass. */
  private static final int MORE_MOVES = 2;

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
   * A question about the position on the solver's board.
   *
   * @param maxMoves of the opponent's, the five among them
   * @param nodesEach for each reply, the win against a pass among them
   * @param shouldStop given the nodes so far
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

  /** Tries every legal reply, in reading order. */
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

  /** In how many moves the opponent wins after a legal reply; 0 or less: not known to. */
  int winAfter(int reply) {
    int pass = board.pointClass(defender, reply) == PointClass.FIVE ? Prover.UNKNOWN : pass();
    if (pass <= 0) {
      return Prover.UNKNOWN;
    }
    long key = board.keyAfter(reply, defender) ^ board.key();
    board.play(reply, defender);
    int moves = Math.min(maxMoves, pass + MORE_MOVES);
    int win = solver.replay(1 - defender, key, moves, nodesEach / 4, this::isOver);
    nodes += solver.nodes();
    if (win == Prover.UNKNOWN) {
      win = solver.win(1 - defender, maxMoves, nodesEach / 4, this::isOver);
      nodes += solver.nodes();
    }
    board.undo();
    return win;
  }

  /** In how many moves the opponent wins against a pass, with nothing known before. */
  private int pass() {
    solver.clear();
    int win = solver.win(1 - defender, maxMoves, nodesEach / 2, this::isOver);
    nodes += solver.nodes();
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
