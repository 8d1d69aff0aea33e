package tengen.nogo.search;

import java.util.function.LongPredicate;
import tengen.common.SearchStop;
import tengen.nogo.board.Board;
import tengen.nogo.search.Searcher.Answer;
import tengen.nogo.solve.Solution;
import tengen.nogo.solve.Solution.Outcome;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/**
 * The caller's thread in a search: asks the solver, plays games, reports to the host, and knows
 * when to end. Made for one search.
 */
final class Leader {
  /** Games of this thread between two looks at the clock and the host. */
  private static final int GAMES_PER_LOOK = 4;

  /** What the solver may spend: nodes, and a share of the time, at most of so much. */
  private static final long SOLVE_NODES = 2_000_000;

  private static final double SOLVE_SHARE = 0.3;
  private static final long LONGEST_MS = 10_000;

  private final Tree tree;
  private final Question question;
  private final Simulation simulation;
  private final SearchControl control;
  private final SearchStop stop;
  private final long visitsBefore;

  Leader(
      Tree tree, Question question, Simulation simulation, SearchControl control, SearchStop stop) {
    this.tree = tree;
    this.question = question;
    this.simulation = simulation;
    this.control = control;
    this.stop = stop;
    visitsBefore = tree.visits(Tree.ROOT);
  }

  /** Plays the first game, which gives the root its moves. */
  void begin() {
    simulation.run();
  }

  /** Searches until enough is known or the stop is due. */
  Answer lead(Endgame endgame) {
    int advised = isOpenToProof() && endgame.isNear(question.board()) ? solve(endgame) : 0;
    var report = new Report(tree, question.board(), question.bans().isEmpty(), advised);
    var effort = new Effort(tree, question, control, stop);
    while (simulation.isOpen() && !effort.isEnough(games())) {
      playSome(effort);
      if (control.reportDue()) {
        control.report(new SearchProgress(games(), report.lines(question.lines())));
      }
    }
    return new Answer(games(), report.lines(Integer.MAX_VALUE));
  }

  private void playSome(Effort effort) {
    for (int i = 0; i < GAMES_PER_LOOK && simulation.isOpen() && !effort.isSpent(games()); i++) {
      simulation.run();
    }
  }

  /** All threads' games. */
  private long games() {
    return tree.visits(Tree.ROOT) - visitsBefore;
  }

  private boolean isOpenToProof() {
    return question.bans().isEmpty() && simulation.isOpen();
  }

  /**
   * Asks the solver, and puts what it proves into the tree.
   *
   * @return the move that it advises; 0: none
   */
  private int solve(Endgame endgame) {
    Board board = question.board();
    long until = Math.round(SOLVE_SHARE * Math.min(control.limits().plannedMs(), LONGEST_MS));
    LongPredicate isOver = _ -> control.elapsedMs() >= until || stop.isDue(games());
    Solution solution = endgame.solve(board, question.colour(), SOLVE_NODES, isOver);
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
