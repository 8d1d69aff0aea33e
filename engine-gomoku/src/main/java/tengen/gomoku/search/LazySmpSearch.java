package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongPredicate;
import tengen.common.SearchStop;
import tengen.gomoku.board.Board;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/**
 * Parallel search by lazy SMP: threads search the same root and share the transposition table (as
 * in Toga and Stockfish). Helpers search some plies deeper than the depths that are finished; where
 * one is done first, all go on from its root moves. With one thread, a node limit and a cleared
 * table, equal parameters give equal results.
 */
public final class LazySmpSearch {
  private final TranspositionTable table;
  private final int threads;
  private final ThreadFactory factory;

  /** {@code factory} makes the {@code threads − 1} helper threads of each search. */
  public LazySmpSearch(TranspositionTable table, int threads, ThreadFactory factory) {
    this.table = table;
    this.threads = threads;
    this.factory = factory;
  }

  /** Result of a search: the root moves, best first, and the last progress report. */
  public record Answer(List<RootMove> moves, SearchProgress progress) {
    public Answer {
      moves = List.copyOf(moves);
    }
  }

  /**
   * Searches, and blocks until enough is known or the stop is due.
   *
   * @throws InterruptedException the calling thread was interrupted
   */
  public Answer search(SearchParameters parameters, SearchControl control, SearchStop stop)
      throws InterruptedException {
    table.nextGeneration();
    var deepest = new DeepestRoot();
    var over = new AtomicBoolean();
    List<SearchContext> helpers = new ArrayList<>();
    List<Thread> running = new ArrayList<>();
    try {
      for (int i = 1; i < threads; i++) {
        IterativeDeepening helper = helper(parameters, deepest, over);
        helpers.add(helper.context());
        int step = 2 + i % 2;
        int maxDepth = maxDepth(parameters, control, helper.root());
        running.add(start(() -> help(helper, step, maxDepth, over)));
      }
      return lead(parameters, control, stop, deepest, helpers);
    } finally {
      over.set(true);
      for (Thread thread : running) {
        thread.join();
      }
    }
  }

  private Thread start(Runnable work) {
    Thread thread = factory.newThread(work);
    thread.start();
    return thread;
  }

  /** Searches {@code step} plies deeper than all have come, again and again. */
  private static void help(IterativeDeepening helper, int step, int maxDepth, AtomicBoolean over) {
    RootMoves root = helper.root();
    while (root.depth() < maxDepth && !over.get()) {
      helper.deepenTo(Math.min(maxDepth, root.depth() + step));
    }
  }

  private static RootMoves root(SearchParameters parameters, Board board, DeepestRoot deepest) {
    return new RootMoves(
        RootMoveGenerator.of(board, parameters.colour(), parameters::allows),
        parameters.choices(),
        deepest);
  }

  private static int maxDepth(SearchParameters parameters, SearchControl control, RootMoves root) {
    int deepest = Math.min(control.limits().maxDepth(), SearchContext.MAX_PLY - 1);
    boolean atOnce = root.moves().size() == 1 && parameters.restrictions().isEmpty();
    return atOnce ? 1 : Math.min(parameters.maxDepth(), deepest);
  }

  private IterativeDeepening iterativeDeepening(
      SearchParameters parameters, Board board, RootMoves root, LongPredicate stop) {
    var search =
        new AlphaBeta(parameters.context(board, table, stop), parameters.quiescencePlies());
    parameters.apply(search.picker);
    return new IterativeDeepening(search, root);
  }

  private IterativeDeepening helper(
      SearchParameters parameters, DeepestRoot deepest, AtomicBoolean over) {
    Board board = parameters.board();
    RootMoves root = root(parameters, board, deepest);
    return iterativeDeepening(parameters, board, root, _ -> over.get() || root.isOvertaken());
  }

  private Answer lead(
      SearchParameters parameters,
      SearchControl control,
      SearchStop stop,
      DeepestRoot deepest,
      List<SearchContext> helpers) {
    Board board = parameters.board();
    RootMoves root = root(parameters, board, deepest);
    var mainThread = new MainThread(parameters, root, control, stop, helpers);
    IterativeDeepening deepening = iterativeDeepening(parameters, board, root, mainThread);
    SearchContext context = deepening.context();
    int maxDepth = maxDepth(parameters, control, root);
    root.moves().getFirst().guess(context.evaluate(parameters.colour()));
    var stopPolicy = new StopPolicy(control, stop);
    Optional<VctVerifier> verifier =
        parameters.isPlain()
            ? Optional.of(new VctVerifier(parameters, control, stop))
            : Optional.empty();
    boolean isWon = verifier.isPresent() && verifier.get().winsByThreats(root);
    if (isWon && parameters.lines() == 1) {
      return new Answer(root.moves(), mainThread.progress(context.nodes(), false));
    }
    while (root.depth() < maxDepth) {
      deepening.deepenTo(root.depth() + 1);
      verifier.ifPresent(proof -> proof.check(root));
      if (context.isStopped() || stopPolicy.isEnough(root, context.nodes())) {
        break;
      }
      mainThread.reportIfDue(context.nodes());
    }
    return new Answer(root.moves(), mainThread.progress(context.nodes(), false));
  }

  /**
   * The main search thread's contact with the host: polls the stop and reports progress.
   *
   * @param helpers contexts of the other threads
   */
  private record MainThread(
      SearchParameters parameters,
      RootMoves root,
      SearchControl control,
      SearchStop stop,
      List<SearchContext> helpers)
      implements LongPredicate {

    @Override
    public boolean test(long nodes) {
      reportIfDue(nodes);
      return root.isOvertaken() || stop.isDue(total(nodes));
    }

    void reportIfDue(long nodes) {
      if (control.reportDue()) {
        control.report(progress(nodes, true));
      }
    }

    private long total(long nodes) {
      return nodes + helpers.stream().mapToLong(SearchContext::published).sum();
    }

    SearchProgress progress(long nodes, boolean running) {
      return ProgressReport.of(root, parameters, total(nodes), running);
    }
  }
}
