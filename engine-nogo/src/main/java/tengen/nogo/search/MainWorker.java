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
 * The main thread's part of a search: asks the endgame solver, runs simulations, reports to the
 * host, and stops the search. Made for one search.
 */
final class MainWorker {
  /** Simulations of this thread between two looks at the clock and the host. */
  private static final int SIMULATIONS_PER_CHECK = 4;

  /** Most nodes of the endgame solver. */
  private static final long SOLVE_NODES = 2_000_000;

  /** The endgame solver's share of a limit of nodes, and of a planned time up to the second one. */
  private static final double SOLVE_SHARE = 0.3;

  private static final long MAX_SOLVE_BASE_MS = 10_000;

  /** What is told while the solver thinks comes from so many more. */
  private static final int SIMULATIONS_WHILE_SOLVING = 64;

  private final Tree tree;
  private final NogoSearchParameters parameters;
  private final Simulation simulation;
  private final SearchControl control;
  private final SearchStop stop;
  private final SearchNodes nodes;

  MainWorker(
      Tree tree,
      NogoSearchParameters parameters,
      Simulation simulation,
      SearchControl control,
      SearchStop stop) {
    this.tree = tree;
    this.parameters = parameters;
    this.simulation = simulation;
    this.control = control;
    this.stop = stop;
    nodes = new SearchNodes(tree);
  }

  /** Runs the first simulation, which expands the root. */
  void expandRoot() {
    simulation.run();
  }

  /** Searches until the stop policy or the host stops it. */
  Result search(Function<NogoBoard, EndgameSolver> endgames) {
    NogoBoard board = parameters.board();
    boolean isEndgame = mayUseSolver() && EndgameSolver.isInReach(board);
    int solved = isEndgame ? solve(endgames.apply(board)) : 0;
    NogoProgressReport report = progressReport(solved);
    NogoStopPolicy stopPolicy = stopPolicy();
    while (simulation.isUndecided() && !stopPolicy.shouldStop()) {
      runSome(SIMULATIONS_PER_CHECK, stopPolicy);
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

  private void runSome(int most, NogoStopPolicy stopPolicy) {
    for (int i = 0; i < most && simulation.isUndecided() && !stopPolicy.atLimit(); i++) {
      simulation.run();
    }
  }

  /**
   * Also where the tree knows from before that all is lost: which move lasts longest it forgets.
   */
  private boolean mayUseSolver() {
    boolean isLost = tree.proof(Tree.ROOT) == Tree.WON;
    return parameters.avoidMoves().isEmpty() && (simulation.isUndecided() || isLost);
  }

  /** Most solver nodes: a share of the search's, so that its limit bounds them too. */
  private long solveNodes() {
    double share = SOLVE_SHARE * control.limits().maxNodes() * EndgameSolver.NODES_PER_SIMULATION;
    return Math.min(SOLVE_NODES, (long) share);
  }

  /** Where no time is planned, only nodes end the solver: no clock decides what it finds. */
  private long solveUntilMs() {
    long plannedMs = control.limits().plannedMs();
    return plannedMs == Long.MAX_VALUE
        ? Long.MAX_VALUE
        : Math.round(SOLVE_SHARE * Math.min(plannedMs, MAX_SOLVE_BASE_MS));
  }

  /** Under a limit of nodes no simulations are run for it: a clock would say how many. */
  private void reportWhileSolving(NogoProgressReport report, NogoStopPolicy stopPolicy) {
    if (control.limits().maxNodes() == Long.MAX_VALUE) {
      runSome(SIMULATIONS_WHILE_SOLVING, stopPolicy);
    }
    report(report);
  }

  /**
   * Asks the solver, and puts what it proves into the tree.
   *
   * @return the move to play; 0: unknown
   */
  private int solve(EndgameSolver endgame) {
    NogoBoard board = parameters.board();
    long untilMs = solveUntilMs();
    NogoProgressReport report = progressReport(0);
    NogoStopPolicy stopPolicy = stopPolicy();
    LongPredicate isOver =
        solverNodes -> {
          nodes.solved(solverNodes);
          if (control.isReportDue()) {
            reportWhileSolving(report, stopPolicy);
          }
          return control.elapsedMs() >= untilMs || stop.isDue(nodes.total());
        };
    NogoSolution solution = endgame.solve(board, parameters.colour(), solveNodes(), isOver);
    nodes.solved(solution.nodes());
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
