package tengen.nogo.search;

import java.util.function.Function;
import java.util.function.LongPredicate;
import tengen.common.SearchStop;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.search.MonteCarloTreeSearch.Result;
import tengen.nogo.solve.NogoSolution;
import tengen.nogo.solve.NogoSolution.Outcome;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/**
 * The main thread's part of a search: calls the endgame solver, runs simulations, reports to the
 * host, and stops the search. Each instance is used for one search.
 */
final class MainWorker {
  /** Simulations of this thread between two checks of the clock and the host. */
  private static final int SIMULATIONS_PER_CHECK = 4;

  /** Node limit of the endgame solver. */
  private static final long MAX_SOLVE_NODES = 2_000_000;

  /**
   * The endgame solver's share of the node limit, and of the planned time up to {@link
   * #MAX_SOLVE_BASE_MS}.
   */
  private static final double SOLVER_SHARE = 0.3;

  private static final long MAX_SOLVE_BASE_MS = 10_000;

  /** Nodes that the solver searches in a millisecond on 9×9. */
  private static final long SOLVE_NODES_PER_MS = 400;

  /** Simulations before each report during the solver's run, which has no variations of its own. */
  private static final int SIMULATIONS_WHILE_SOLVING = 64;

  private final Tree tree;
  private final NogoSearchParameters parameters;
  private final Simulation simulation;
  private final SearchControl control;
  private final SearchStop stop;
  private final Runnable prune;
  private final SearchNodes nodes;

  /**
   * Creates the main thread's part of a search.
   *
   * @param prune prunes the tree
   */
  MainWorker(
      Tree tree,
      NogoSearchParameters parameters,
      Simulation simulation,
      SearchControl control,
      SearchStop stop,
      Runnable prune) {
    this.tree = tree;
    this.parameters = parameters;
    this.simulation = simulation;
    this.control = control;
    this.stop = stop;
    this.prune = prune;
    nodes = new SearchNodes(tree, parameters.evaluation().solverNodes());
  }

  /** Runs the first simulation, which expands the root. */
  void expandRoot() {
    simulation.run();
  }

  /** Searches until the stop policy or the host ends the search. */
  Result search(Function<NogoBoard, EndgameSolver> endgames) {
    NogoBoard board = parameters.board();
    boolean isEndgame = isSolverAllowed() && EndgameSolver.isInReach(board, expectedSolveNodes());
    int solved = isEndgame ? solve(endgames.apply(board)) : 0;
    NogoProgressReport report = progressReport(solved);
    NogoStopPolicy stopPolicy = stopPolicy();
    while (simulation.isUndecided() && !stopPolicy.shouldStop()) {
      runSimulations(SIMULATIONS_PER_CHECK, stopPolicy);
      if (control.isReportDue()) {
        report(report);
      }
    }
    return new Result(nodes.total(), report.lines(Integer.MAX_VALUE));
  }

  private NogoStopPolicy stopPolicy() {
    return new NogoStopPolicy(tree, parameters, nodes, control, stop);
  }

  private NogoProgressReport progressReport(int solved) {
    boolean isWhole = parameters.avoidMoves().isEmpty();
    return new NogoProgressReport(tree, parameters.board(), isWhole, solved);
  }

  private void report(NogoProgressReport report) {
    control.report(new SearchProgress(nodes.total(), report.lines(parameters.lines())));
  }

  private void runSimulations(int max, NogoStopPolicy stopPolicy) {
    for (int i = 0; i < max && simulation.isUndecided() && !stopPolicy.isAtLimit(); i++) {
      simulation.run();
      if (tree.isFull() && stopPolicy.hasTimeToPrune()) {
        prune.run();
      }
    }
  }

  /**
   * Returns true if the solver may run. A position already known to be lost is solved again, since
   * the tree does not store which move lasts longest.
   */
  private boolean isSolverAllowed() {
    boolean isLost = tree.proof(Tree.ROOT) == Tree.WON;
    return parameters.avoidMoves().isEmpty() && (simulation.isUndecided() || isLost);
  }

  /** Returns the solver's node limit, a share of the search's limit. */
  private long solveNodes() {
    double nodesPerSimulation = parameters.evaluation().solverNodes();
    double share = SOLVER_SHARE * control.limits().maxNodes() * nodesPerSimulation;
    return Math.min(MAX_SOLVE_NODES, (long) share);
  }

  /**
   * Returns the time at which the solver ends. If no time is planned, only nodes end it, so that
   * its result does not depend on the clock.
   */
  private long solveUntilMs() {
    long plannedMs = control.limits().plannedMs();
    return plannedMs == Long.MAX_VALUE
        ? Long.MAX_VALUE
        : Math.round(SOLVER_SHARE * Math.min(plannedMs, MAX_SOLVE_BASE_MS));
  }

  /** Returns the nodes for which the solver has time, at most its node limit. */
  private long expectedSolveNodes() {
    long untilMs = solveUntilMs();
    return untilMs == Long.MAX_VALUE
        ? solveNodes()
        : Math.min(solveNodes(), SOLVE_NODES_PER_MS * untilMs);
  }

  /**
   * Reports during the solver's run. Runs no simulations under a node limit, since their number
   * would depend on the clock.
   */
  private void reportWhileSolving(NogoProgressReport report, NogoStopPolicy stopPolicy) {
    if (control.limits().maxNodes() == Long.MAX_VALUE) {
      runSimulations(SIMULATIONS_WHILE_SOLVING, stopPolicy);
    }
    report(report);
  }

  /**
   * Runs the solver and stores its proof in the tree.
   *
   * @return the move to play; 0 if unknown
   */
  private int solve(EndgameSolver endgame) {
    NogoBoard board = parameters.board();
    long untilMs = solveUntilMs();
    NogoProgressReport report = progressReport(0);
    NogoStopPolicy stopPolicy = stopPolicy();
    LongPredicate isOver =
        solverNodes -> {
          nodes.setSolverNodes(solverNodes);
          if (control.isReportDue()) {
            reportWhileSolving(report, stopPolicy);
          }
          return control.elapsedMs() >= untilMs || stop.isDue(nodes.total());
        };
    NogoSolution solution = endgame.solve(board, parameters.colour(), solveNodes(), isOver);
    nodes.setSolverNodes(solution.nodes());
    if (solution.outcome() == Outcome.UNKNOWN) {
      return 0;
    }
    int point = endgame.point(board, solution);
    if (solution.outcome() == Outcome.WIN) {
      tree.prove(tree.child(Tree.ROOT, point), Tree.WON);
      tree.prove(Tree.ROOT, Tree.LOST);
    } else {
      tree.proveChildren(Tree.ROOT, Tree.LOST);
      tree.prove(Tree.ROOT, Tree.WON);
    }
    return point;
  }
}
