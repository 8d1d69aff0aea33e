package tengen.nogo.search;

import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;
import tengen.common.HelperThreads;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.network.Network;
import tengen.search.SearchControl;
import tengen.search.Variation;

/**
 * Monte Carlo tree search on one or several threads, with tree reuse between moves. All threads
 * share one tree with virtual loss (Chaslot, Winands and van den Herik, 2008). With one thread and
 * a simulation limit, equal parameters give equal results after {@link #clear}.
 */
public final class MonteCarloTreeSearch {
  /**
   * Divisor of the memory for the endgame solver's table, which gets an eighth up to {@link
   * #MAX_SOLVER_BYTES}.
   */
  private static final int SOLVER_MEMORY_DIVISOR = 8;

  private static final long MAX_SOLVER_BYTES = 8 << 20;

  private final int threads;
  private final ThreadFactory factory;
  private final long seed;
  private final PatternWeights patterns = PatternWeights.trained();
  private final long treeBytes;
  private final long solverBytes;

  /** The tree of the last search. */
  private @Nullable TreeReuse reuse;

  private @Nullable EndgameSolver endgame;

  /**
   * Creates a search with an empty tree.
   *
   * @param memoryBytes memory for the tree and the endgame solver's table, which is created at
   *     first use
   * @param factory creates the {@code threads − 1} helper threads of each search
   */
  public MonteCarloTreeSearch(long memoryBytes, int threads, long seed, ThreadFactory factory) {
    this.threads = threads;
    this.factory = factory;
    this.seed = seed;
    solverBytes = Math.min(memoryBytes / SOLVER_MEMORY_DIVISOR, MAX_SOLVER_BYTES);
    treeBytes = memoryBytes - solverBytes;
  }

  /**
   * Result of a search.
   *
   * @param nodes simulations of all threads, plus the endgame solver's nodes in proportion to their
   *     cost
   * @param lines variations of all root moves, best first
   */
  public record Result(long nodes, List<Variation> lines) {
    public Result {
      lines = List.copyOf(lines);
    }
  }

  /** Discards the tree. */
  public void clear() {
    if (reuse != null) {
      reuse.clear();
    }
  }

  /**
   * Searches, and blocks until the search ends.
   *
   * @throws InterruptedException if the calling thread was interrupted
   */
  public Result search(NogoSearchParameters parameters, SearchControl control, SearchStop stop)
      throws InterruptedException {
    TreeReuse current = reuseFor(parameters.evaluation());
    Tree tree = current.treeFor(parameters);
    var pruning = new StampedLock();
    var main =
        new MainWorker(
            tree,
            parameters,
            simulation(tree, parameters, 0),
            control,
            stop,
            () -> prune(current, pruning));
    // Runs before the helper threads start, so that they find an expanded root.
    main.expandRoot();
    Result result;
    try (var helpers = new HelperThreads(factory)) {
      for (int i = 1; i < threads; i++) {
        Simulation helper = simulation(tree, parameters, i);
        helpers.start(() -> help(helper, helpers, pruning));
      }
      result = main.search(this::endgameOf);
    } finally {
      if (!parameters.avoidMoves().isEmpty()) {
        current.clear();
      }
    }
    if (Thread.interrupted()) {
      throw new InterruptedException("search interrupted");
    }
    return result;
  }

  /** Returns the tree of the last search, or a new one if that is for another evaluation. */
  private TreeReuse reuseFor(EvaluationKind evaluation) {
    if (reuse != null && reuse.evaluation() == evaluation) {
      return reuse;
    }
    // Frees the memory of the last one.
    reuse = null;
    var created = new TreeReuse(treeBytes, evaluation);
    reuse = created;
    return created;
  }

  private Simulation simulation(Tree tree, NogoSearchParameters parameters, int thread) {
    return switch (tree) {
      case AmafTree amaf ->
          new PlayoutSimulation(amaf, parameters, patterns, new Xoshiro(seed + thread));
      case PolicyTree policy -> new NetworkSimulation(policy, parameters, Network.trained());
    };
  }

  private static void help(Simulation simulation, HelperThreads helpers, StampedLock pruning) {
    while (!helpers.isOver() && simulation.isUndecided()) {
      long stamp = pruning.readLock();
      try {
        simulation.run();
      } finally {
        pruning.unlockRead(stamp);
      }
    }
  }

  /** Prunes the tree while the helper threads wait. */
  private static void prune(TreeReuse reuse, StampedLock pruning) {
    long stamp = pruning.writeLock();
    try {
      reuse.prune();
    } finally {
      pruning.unlockWrite(stamp);
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
