package tengen.gomoku.search;

import java.util.List;
import tengen.common.SearchStop;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.solve.Solution;
import tengen.gomoku.solve.Solution.Outcome;
import tengen.gomoku.solve.ThreatSolver;
import tengen.search.SearchControl;

/**
 * Tells wins that are proved from wins that the search believes in: alpha-beta prunes and looks
 * near stones only, the threat solver leaves no reply out. Before the search it looks for a win by
 * threats, after a depth it checks what the search has found. Made for one search, on its thread.
 */
final class Certifier {
  /** Longest win looked for, in own moves. */
  private static final int MOST_MOVES = 24;

  /** For one question; at some million nodes a second these are milliseconds. */
  private static final long MOST_NODES = 20_000;

  /** Before a search, at most this part of its time and nodes. */
  private static final int SHARE = 8;

  private final Question question;
  private final Board board;
  private final ThreatSolver solver;
  private final SearchControl control;
  private final SearchStop stop;
  private final long startMs;
  private int triedPoint;
  private int triedValue;

  Certifier(Question question, SearchControl control, SearchStop stop) {
    this.question = question;
    this.control = control;
    this.stop = stop;
    board = question.board();
    solver = new ThreatSolver(board);
    startMs = control.elapsedMs();
  }

  /** Puts the first move of a win by threats first, if there is one; true: it did. */
  boolean winsByThreats(Root root) {
    long nodes = Math.min(MOST_NODES, control.limits().maxNodes() / SHARE);
    long untilMs = startMs + (control.limits().plannedMs() - startMs) / SHARE;
    return proveWin(root, nodes, untilMs);
  }

  /** Looks for a proof of what the search believes of its best move, once for each belief. */
  void check(Root root) {
    RootMove best = root.moves().getFirst();
    boolean isNew = best.point != triedPoint || best.value() != triedValue;
    if (isNew && Values.isForced(best.value()) && !best.isProven() && !stop.isDue(0)) {
      triedPoint = best.point;
      triedValue = best.value();
      if (best.value() > 0) {
        proveWin(root, MOST_NODES, Long.MAX_VALUE);
      } else {
        proveLoss(root);
      }
    }
  }

  private boolean proveWin(Root root, long nodes, long untilMs) {
    Solution solution = solve(question.colour(), nodes, untilMs);
    if (solution.outcome() != Outcome.WIN) {
      return false;
    }
    List<Integer> line = solution.line().stream().map(Points::of).toList();
    return root.promote(line, Values.winAt(2 * solution.moves() - 1));
  }

  /** Where the root's moves are all that hold up a threat, and each of them loses to threats. */
  private void proveLoss(Root root) {
    int side = question.colour();
    if (!board.hasAtLeast(1 - side, PointClass.OPEN_FOUR)) {
      return;
    }
    for (RootMove move : root.moves()) {
      board.play(move.point, side);
      Solution solution = solve(1 - side, MOST_NODES, Long.MAX_VALUE);
      board.undo();
      if (solution.outcome() != Outcome.WIN || stop.isDue(0)) {
        return;
      }
    }
    root.moves().forEach(RootMove::setProven);
  }

  private Solution solve(int attacker, long nodes, long untilMs) {
    return solver.solve(
        ThreatSolver.Kind.THREES,
        Board.side(attacker),
        MOST_MOVES,
        nodes,
        false,
        count -> stop.isDue(count) || control.elapsedMs() >= untilMs);
  }
}
