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
 * Verification of the root's wins and losses by the VCT solver. Alpha-beta prunes and searches only
 * near stones; the solver considers every reply, so its results are proven. It looks for a win by
 * threats before the search, and after each depth checks what the search has found. Each instance
 * is used for one search, on its thread.
 */
final class VctVerifier {
  /** Maximum number of own moves of a win; untuned. */
  private static final int MAX_MOVES = 24;

  /** Node limit of one solver call; untuned. */
  private static final long MAX_CALL_NODES = 20_000;

  /** Divisor of a search's time and nodes for the solver call before it; untuned. */
  private static final int ROOT_DIVISOR = 8;

  /** Divisor of a search's nodes for all solver calls; untuned. */
  private static final int TOTAL_DIVISOR = 2;

  /**
   * Divisor of the node limit: a win found at the limit may be verified with this many extra nodes.
   */
  private static final int EXCESS_DIVISOR = 8;

  private final GomokuSearchParameters parameters;
  private final GomokuBoard board;
  private final ThreatSolver solver;
  private final SearchControl control;
  private final SearchContext context;
  private final LongPredicate isOver;
  private final long startMs;
  private long solverNodes;
  private int checkedPoint;
  private int checkedValue;

  /**
   * Creates a verifier of one search.
   *
   * @param context context of its thread, to which the solver's nodes are charged
   * @param isOver called with the nodes so far; returns true if proofs must end
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

  /**
   * Searches for a win by threats and puts its first move first; returns false if none was found.
   */
  boolean winsByThreats(RootMoves root) {
    long untilMs = startMs + (control.limits().plannedMs() - startMs) / ROOT_DIVISOR;
    return proveWin(root, nodesLeft(ROOT_DIVISOR), untilMs);
  }

  /**
   * Returns the nodes of the next solver call if the solver may use {@code 1 / divisor} of all
   * nodes.
   */
  private long nodesLeft(int divisor) {
    long allowed = control.limits().maxNodes() / divisor / ThreatSolver.NODE_COST;
    return Math.min(MAX_CALL_NODES, allowed - solverNodes);
  }

  /** Tries to prove the forced value of the best move, once for each move and value. */
  void check(RootMoves root) {
    RootMove best = root.moves().getFirst();
    boolean isNew = best.point != checkedPoint || best.value() != checkedValue;
    if (isNew
        && SearchValue.isForced(best.value())
        && !best.isProven()
        && !isOver(context.nodes())) {
      checkedPoint = best.point;
      checkedValue = best.value();
      if (best.value() > 0) {
        proveWin(root, nodesLeft(TOTAL_DIVISOR), Long.MAX_VALUE);
      } else {
        proveLoss(root);
      }
    }
  }

  private boolean isOver(long nodes) {
    long maxNodes = control.limits().maxNodes();
    return isOver.test(nodes) || nodes - maxNodes >= maxNodes / EXCESS_DIVISOR;
  }

  private boolean proveWin(RootMoves root, long nodes, long untilMs) {
    ThreatSolution solution = solve(parameters.colour(), nodes, untilMs);
    if (solution.outcome() != Outcome.WIN) {
      return false;
    }
    List<Integer> line = solution.line().stream().map(Points::of).toList();
    return root.promote(line, SearchValue.winIn(2 * solution.moves() - 1));
  }

  /** Proves a loss: the root moves are all moves that answer a threat, and each loses by VCT. */
  private void proveLoss(RootMoves root) {
    int side = parameters.colour();
    if (!board.hasAtLeast(1 - side, PointClass.OPEN_FOUR)) {
      return;
    }
    for (RootMove move : root.moves()) {
      board.play(move.point, side);
      ThreatSolution solution = solve(1 - side, nodesLeft(TOTAL_DIVISOR), Long.MAX_VALUE);
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
            MAX_MOVES,
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
