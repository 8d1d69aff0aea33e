package tengen.gomoku.search;

import java.util.List;
import java.util.function.LongPredicate;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.solve.ThreatSolution;
import tengen.gomoku.solve.ThreatSolution.Outcome;
import tengen.gomoku.solve.ThreatSolver;
import tengen.search.SearchControl;

/**
 * Verifies wins and losses of the root with the VCT solver. Alpha-beta prunes and looks near stones
 * only; the threat solver leaves no reply out, so what it confirms is proved. Before the search it
 * looks for a win by threats, after each depth it checks what the search has found. Made for one
 * search, on its thread.
 */
final class VctVerifier {
  /** Longest win looked for, in own moves; a guess. */
  private static final int MOST_MOVES = 24;

  /** For one solver call, a guess. */
  private static final long MOST_NODES = 20_000;

  /** Before a search, at most this part of its time and nodes; a guess. */
  private static final int SHARE = 8;

  /** At most this part of a search's nodes in all; a guess. */
  private static final int WHOLE_SHARE = 2;

  /** A win found at the limit of nodes is verified within this part of the limit. */
  private static final int EXCESS_SHARE = 8;

  private final GomokuSearchParameters parameters;
  private final GomokuBoard board;
  private final ThreatSolver solver;
  private final SearchControl control;
  private final SearchContext context;
  private final LongPredicate isOver;
  private final long startMs;
  private long solverNodes;
  private int triedPoint;
  private int triedValue;

  /**
   * A verifier of one search.
   *
   * @param context of its thread; the solver's nodes count there
   * @param isOver asks with the nodes so far whether proofs are to end
   */
  VctVerifier(
      GomokuSearchParameters parameters,
      SearchControl control,
      SearchContext context,
      LongPredicate isOver) {
    this.parameters = parameters;
    this.control = control;
    this.context = context;
    this.isOver = isOver;
    board = parameters.board();
    solver = new ThreatSolver(board);
    startMs = control.elapsedMs();
  }

  /** Looks for a win by threats and puts its first move first; false: there is none. */
  boolean winsByThreats(RootMoves root) {
    long untilMs = startMs + (control.limits().plannedMs() - startMs) / SHARE;
    return proveWin(root, nodesLeft(SHARE), untilMs);
  }

  /** Nodes of the next solver call, where the solver may have this part of all nodes. */
  private long nodesLeft(int share) {
    long allowed = control.limits().maxNodes() / share / ThreatSolver.NODE_COST;
    return Math.min(MOST_NODES, allowed - solverNodes);
  }

  /** Tries to prove the forced value of the best move, once for each move and value. */
  void check(RootMoves root) {
    RootMove best = root.moves().getFirst();
    boolean isNew = best.point != triedPoint || best.value() != triedValue;
    if (isNew
        && SearchValue.isForced(best.value())
        && !best.isProven()
        && !isOver(context.nodes())) {
      triedPoint = best.point;
      triedValue = best.value();
      if (best.value() > 0) {
        proveWin(root, nodesLeft(WHOLE_SHARE), Long.MAX_VALUE);
      } else {
        proveLoss(root);
      }
    }
  }

  private boolean isOver(long nodes) {
    long maxNodes = control.limits().maxNodes();
    return isOver.test(nodes) || nodes - maxNodes >= maxNodes / EXCESS_SHARE;
  }

  private boolean proveWin(RootMoves root, long nodes, long untilMs) {
    ThreatSolution solution = solve(parameters.colour(), nodes, untilMs);
    if (solution.outcome() != Outcome.WIN) {
      return false;
    }
    List<Integer> line = solution.line().stream().map(Points::of).toList();
    return root.promote(line, SearchValue.winIn(2 * solution.moves() - 1));
  }

  /** Proves a loss: the root's moves are all that stop a threat, and each loses by VCT. */
  private void proveLoss(RootMoves root) {
    int side = parameters.colour();
    if (!board.hasAtLeast(1 - side, PointClass.OPEN_FOUR)) {
      return;
    }
    for (RootMove move : root.moves()) {
      board.play(move.point, side);
      ThreatSolution solution = solve(1 - side, nodesLeft(WHOLE_SHARE), Long.MAX_VALUE);
      board.undo();
      if (solution.outcome() != Outcome.WIN || isOver(context.nodes())) {
        return;
      }
    }
    root.moves().forEach(RootMove::proveLoss);
  }

  private ThreatSolution solve(int attacker, long nodes, long untilMs) {
    ThreatSolution solution =
        solver.solve(
            ThreatSolver.Kind.THREES,
            GomokuBoard.side(attacker),
            MOST_MOVES,
            nodes,
            false,
            count ->
                isOver(context.nodes() + ThreatSolver.NODE_COST * count)
                    || control.elapsedMs() >= untilMs);
    solverNodes += solution.nodes();
    context.charge(ThreatSolver.NODE_COST * solution.nodes());
    return solution;
  }
}
