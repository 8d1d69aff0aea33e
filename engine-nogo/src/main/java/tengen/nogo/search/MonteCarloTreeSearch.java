package tengen.nogo.search;

import java.util.List;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;
import tengen.common.HelperThreads;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;
import tengen.search.SearchControl;
import tengen.search.Variation;

/**
 * Monte-Carlo tree search on one thread or several (tree parallelization with virtual loss), with
 * tree reuse between moves. With one thread and a limit of simulations, equal parameters for {@link
 * #clear cleared} searches give equal results.
 */
public final class MonteCarloTreeSearch {
  /** Of the memory, an eighth, and no more than a solver of small endgames can use. */
  private static final int SOLVER_SHARE = 8;

  private static final long MAX_SOLVER_BYTES = 8 << 20;

  private final int threads;
  private final ThreadFactory factory;
  private final long seed;
  private final TreeReuse trees;
  private final PatternWeights patterns = PatternWeights.learnt();
  private final long solverBytes;
  private @Nullable EndgameSolver endgame;

  /**
   * A search with empty trees.
   *
   * @param memoryBytes of both its trees, and of the table of endgames, made at the first one
   * @param factory makes the helpers, {@code threads − 1} of them for each search
   */
  public MonteCarloTreeSearch(long memoryBytes, int threads, long seed, ThreadFactory factory) {
    this.threads = threads;
    this.factory = factory;
    this.seed = seed;
    solverBytes = Math.min(memoryBytes / SOLVER_SHARE, MAX_SOLVER_BYTES);
    trees = new TreeReuse(memoryBytes - solverBytes);
  }

  /**
   * What a search ends with.
   *
   * @param nodes simulations of all threads, and the endgame solver's nodes in proportion
   * @param lines of all moves at the root, the best first
   */
  public record Result(long nodes, List<Variation> lines) {
    public Result {
      lines = List.copyOf(lines);
    }
  }

  /** Forgets all positions. */
  public void clear() {
    trees.clear();
  }

  /**
   * Searches, and blocks until the search stops.
   *
   * @throws InterruptedException the calling thread was interrupted
   */
  public Result search(NogoSearchParameters parameters, SearchControl control, SearchStop stop)
      throws InterruptedException {
    Tree tree = trees.treeFor(parameters);
    var main = new MainWorker(tree, parameters, simulation(tree, parameters, 0), control, stop);
    // Before there are other threads, so that they find an expanded root.
    main.expandRoot();
    Result result;
    try (var helpers = new HelperThreads(factory)) {
      for (int i = 1; i < threads; i++) {
        Simulation helper = simulation(tree, parameters, i);
        helpers.start(() -> help(helper, helpers));
      }
      result = main.search(this::endgameOf);
    } finally {
      if (!parameters.avoidMoves().isEmpty()) {
        trees.clear();
      }
    }
    if (Thread.interrupted()) {
      throw new InterruptedException("search given up");
    }
    return result;
  }

  private Simulation simulation(Tree tree, NogoSearchParameters parameters, int thread) {
    return new Simulation(tree, parameters, patterns, new Xoshiro(seed + thread));
  }

  private static void help(Simulation simulation, HelperThreads helpers) {
    while (!helpers.isOver() && simulation.isUndecided()) {
      simulation.run();
    }
  }

  private EndgameSolver endgameOf(NogoBoard board) {
    EndgameSolver made = endgame;
    if (made == null || !made.hasSizeOf(board)) {
      made = new EndgameSolver(board.width(), board.height(), solverBytes);
      endgame = made;
    }
    return made;
  }
}
