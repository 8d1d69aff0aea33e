package tengen.nogo.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongPredicate;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.nogo.board.Board;
import tengen.nogo.solve.Solution;
import tengen.nogo.solve.Solution.Outcome;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.Variation;

/**
 * Searches positions on one thread or several, which share one tree, and keeps what it found for
 * the next position of the game. With one thread and a limit of games, equal questions to {@link
 * #clear cleared} searchers have equal answers.
 */
public final class Searcher {
  /** Between two looks at the clock. */
  private static final int GAMES_PER_LOOK = 4;

  /** What it may spend: nodes, and a share of the time, of which it never plans with more. */
  private static final long SOLVE_NODES = 2_000_000;

  private static final double SOLVE_SHARE = 0.3;
  private static final long LONGEST_MS = 10_000;
  private static final long SOLVER_BYTES = 8 << 20;

  private final int threads;
  private final ThreadFactory factory;
  private final long seed;
  private final Game game;
  private final Shapes shapes = Shapes.load();
  private Endgame endgame = new Endgame(1, 1, SOLVER_BYTES);

  /**
   * A searcher without knowledge of any position.
   *
   * @param memoryBytes of its trees
   * @param factory makes the helpers, {@code threads − 1} of them for each search
   */
  public Searcher(long memoryBytes, int threads, long seed, ThreadFactory factory) {
    this.threads = threads;
    this.factory = factory;
    this.seed = seed;
    game = new Game(memoryBytes);
  }

  /**
   * What a search ends with.
   *
   * @param games played
   * @param lines of all moves at the root, the best first
   */
  public record Answer(long games, List<Variation> lines) {
    public Answer {
      lines = List.copyOf(lines);
    }
  }

  /** Forgets all positions. */
  public void clear() {
    game.clear();
  }

  /**
   * Searches, and blocks until enough is known or the stop is due.
   *
   * @throws InterruptedException the calling thread was interrupted
   */
  public Answer search(Question question, SearchControl control, SearchStop stop)
      throws InterruptedException {
    Tree tree = game.treeOf(question);
    var over = new AtomicBoolean();
    List<Thread> running = new ArrayList<>();
    try {
      for (int i = 1; i < threads; i++) {
        Simulation helper = simulation(tree, question, i);
        running.add(start(() -> help(helper, over)));
      }
      return lead(tree, question, control, stop);
    } finally {
      over.set(true);
      for (Thread thread : running) {
        thread.join();
      }
      if (!question.bans().isEmpty()) {
        game.clear();
      }
    }
  }

  private Simulation simulation(Tree tree, Question question, int thread) {
    return new Simulation(tree, question, shapes, new Xoshiro(seed + thread));
  }

  private Thread start(Runnable work) {
    Thread thread = factory.newThread(work);
    thread.start();
    return thread;
  }

  private static void help(Simulation simulation, AtomicBoolean over) {
    while (!over.get() && simulation.isOpen()) {
      simulation.run();
    }
  }

  private Answer lead(Tree tree, Question question, SearchControl control, SearchStop stop) {
    Simulation simulation = simulation(tree, question, 0);
    long visitsBefore = tree.visits(Tree.ROOT);
    simulation.run();
    int solved = solve(tree, question, control, stop);
    var report = new Report(tree, question.board(), question.bans().isEmpty(), solved);
    var effort = new Effort(tree, question, control, stop);
    long games = 1;
    while (simulation.isOpen() && !effort.isEnough(games)) {
      simulation.run();
      games = tree.visits(Tree.ROOT) - visitsBefore;
      if (games % GAMES_PER_LOOK == 0 && control.reportDue()) {
        control.report(new SearchProgress(games, report.lines(question.lines())));
      }
    }
    return new Answer(games, report.lines(Integer.MAX_VALUE));
  }

  /**
   * Asks the solver where the end is near, and puts what it proves into the tree.
   *
   * @return the move that it advises; 0: none
   */
  private int solve(Tree tree, Question question, SearchControl control, SearchStop stop) {
    Board board = question.board();
    if (!question.bans().isEmpty()
        || tree.proof(Tree.ROOT) != Tree.UNKNOWN
        || board.count(Board.BOTH) > Endgame.MOST_OPEN) {
      return 0;
    }
    if (!endgame.takes(board)) {
      endgame = new Endgame(board.width(), board.height(), SOLVER_BYTES);
    }
    long until = Math.round(SOLVE_SHARE * Math.min(control.limits().plannedMs(), LONGEST_MS));
    LongPredicate isOver = nodes -> control.elapsedMs() >= until || stop.isDue(1);
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
