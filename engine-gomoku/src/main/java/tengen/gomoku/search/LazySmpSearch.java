package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import tengen.common.HelperThreads;
import tengen.common.SearchStop;
import tengen.gomoku.board.GomokuBoard;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/**
 * Parallel search by lazy SMP: the threads search the same root and share only the transposition
 * table (as in Toga and Stockfish). With one thread, a node limit and a cleared table, equal
 * parameters give equal results.
 */
public final class LazySmpSearch {
  private final TranspositionTable table;
  private final int threads;
  private final ThreadFactory factory;

  /** Creates a search; {@code factory} creates the {@code threads − 1} helper threads. */
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

    /** Returns a copy in which {@code chosen} comes first, in the report too. */
    public Answer withFirst(RootMove chosen, GomokuSearchParameters parameters) {
      List<RootMove> reordered =
          Stream.concat(Stream.of(chosen), moves.stream().filter(move -> move != chosen)).toList();
      return new Answer(
          reordered,
          GomokuProgressReport.of(reordered, parameters, progress.nodes(), Optional.empty()));
    }
  }

  /**
   * Searches, and blocks until the stop policy or the host ends the search.
   *
   * @throws InterruptedException if the calling thread was interrupted
   */
  public Answer search(GomokuSearchParameters parameters, SearchControl control, SearchStop stop)
      throws InterruptedException {
    table.nextGeneration();
    List<SearchContext> contexts = new ArrayList<>();
    Answer answer;
    try (var helpers = new HelperThreads(factory)) {
      for (int i = 1; i < threads; i++) {
        IterativeDeepening helper = helper(parameters, helpers);
        contexts.add(helper.context());
        int firstDepth = 1 + i % 2;
        helpers.start(() -> deepen(helper, firstDepth));
      }
      answer = searchMainThread(parameters, control, stop, contexts);
    }
    if (Thread.interrupted()) {
      throw new InterruptedException("search interrupted");
    }
    return answer;
  }

  private static void deepen(IterativeDeepening helper, int firstDepth) {
    for (int depth = firstDepth;
        depth < SearchContext.MAX_PLY && !helper.context().isStopped();
        depth++) {
      helper.search(depth);
      helper.context().poll();
    }
  }

  private static RootMoves root(GomokuSearchParameters parameters, GomokuBoard board) {
    return new RootMoves(
        RootMoveGenerator.of(board, parameters.colour(), parameters::allows), parameters.choices());
  }

  private IterativeDeepening iterativeDeepening(
      GomokuSearchParameters parameters,
      GomokuBoard board,
      RootMoves root,
      LongPredicate stop,
      LongSupplier maxNodes) {
    SearchContext context = parameters.context(board, table, stop, maxNodes);
    var search = new GomokuAlphaBeta(context, parameters.quiescencePlies());
    parameters.apply(search.picker);
    return new IterativeDeepening(search, root);
  }

  private IterativeDeepening helper(GomokuSearchParameters parameters, HelperThreads helpers) {
    GomokuBoard board = parameters.board();
    RootMoves root = root(parameters, board);
    return iterativeDeepening(parameters, board, root, _ -> helpers.isOver(), () -> Long.MAX_VALUE);
  }

  private Answer searchMainThread(
      GomokuSearchParameters parameters,
      SearchControl control,
      SearchStop stop,
      List<SearchContext> helpers) {
    GomokuBoard board = parameters.board();
    RootMoves root = root(parameters, board);
    var mainThread = new MainThread(parameters, root, control, stop, helpers);
    IterativeDeepening deepening =
        iterativeDeepening(parameters, board, root, mainThread, mainThread::maxNodes);
    SearchContext context = deepening.context();
    boolean atOnce = root.moves().size() == 1 && parameters.restrictions().isEmpty();
    int deepest = atOnce ? 1 : Math.min(parameters.maxDepth(), SearchContext.MAX_PLY - 1);
    root.moves().getFirst().guess(context.evaluate(parameters.colour()));
    var stopPolicy = new GomokuStopPolicy(control, () -> mainThread.isOver(context.nodes()));
    Optional<VctVerifier> verifier =
        parameters.isPlain()
            ? Optional.of(new VctVerifier(parameters, control, context, mainThread::endsProofs))
            : Optional.empty();
    boolean isWon = verifier.isPresent() && verifier.get().winsByThreats(root);
    if (isWon && parameters.lines() == 1) {
      return mainThread.answer(context.nodes());
    }
    for (int depth = 1; depth <= Math.min(deepest, control.limits().maxDepth()); depth++) {
      deepening.search(depth);
      verifier.ifPresent(proof -> proof.check(root));
      if (context.isStopped() || stopPolicy.isEnough(root)) {
        break;
      }
      mainThread.reportIfDue(context.nodes());
    }
    return mainThread.answer(context.nodes());
  }

  /**
   * The main search thread's link to the host: polls for a stop and reports progress.
   *
   * @param helpers contexts of the other threads
   */
  private record MainThread(
      GomokuSearchParameters parameters,
      RootMoves root,
      SearchControl control,
      SearchStop stop,
      List<SearchContext> helpers)
      implements LongPredicate {

    @Override
    public boolean test(long nodes) {
      boolean isOver = isOver(nodes);
      if (!isOver) {
        reportIfDue(nodes);
      }
      return isOver;
    }

    /**
     * Returns this thread's share of the node limit: the nodes that the other threads have not
     * used.
     */
    long maxNodes() {
      return control.limits().maxNodes() - total(0);
    }

    /**
     * Reports the nodes of all threads and solvers to the host; returns true if the search must
     * end.
     */
    boolean isOver(long nodes) {
      return stop.isDue(total(nodes));
    }

    /**
     * Returns true if solvers must end. A node limit ends none that is verifying what the search
     * found.
     */
    boolean endsProofs(long nodes) {
      long all = total(nodes);
      return all < control.limits().maxNodes() ? stop.isDue(all) : stop.isOutOfTime();
    }

    void reportIfDue(long nodes) {
      if (control.isReportDue()) {
        control.report(GomokuProgressReport.of(root, parameters, total(nodes), true));
      }
    }

    private long total(long nodes) {
      long sum = nodes;
      for (SearchContext helper : helpers) {
        sum += helper.publishedNodes();
      }
      return sum;
    }

    /** Ends the search and reports the answer's node count to the host. */
    Answer answer(long nodes) {
      long all = total(nodes);
      var _ = control.shouldStop(all);
      return new Answer(root.moves(), GomokuProgressReport.of(root, parameters, all, false));
    }
  }
}
