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
 * Searches positions on one thread or several, which share nothing but the table (lazy SMP, as
 * Toga's and Stockfish's authors named it): the helpers' work reaches the caller's thread as table
 * entries. With one thread and a limit of nodes, equal questions to cleared tables have equal
 * answers.
 */
public final class Searcher {
  private final TranspositionTable table;
  private final int threads;
  private final ThreadFactory factory;

  /** {@code factory} makes the helpers, {@code threads − 1} of them for each search. */
  public Searcher(TranspositionTable table, int threads, ThreadFactory factory) {
    this.table = table;
    this.threads = threads;
    this.factory = factory;
  }

  /** What a search ends with: its moves, the best first, and the last word to the host. */
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
  public Answer search(Question question, SearchControl control, SearchStop stop)
      throws InterruptedException {
    table.nextGeneration();
    var over = new AtomicBoolean();
    List<Node> helpers = new ArrayList<>();
    List<Thread> running = new ArrayList<>();
    try {
      for (int i = 1; i < threads; i++) {
        Deepening helper = helper(question, over);
        helpers.add(helper.node());
        int firstDepth = 1 + i % 2;
        running.add(start(() -> deepen(helper, firstDepth)));
      }
      return lead(question, control, stop, helpers);
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

  private static void deepen(Deepening helper, int firstDepth) {
    for (int depth = firstDepth; depth < Node.MAX_PLY && !helper.node().isStopped(); depth++) {
      helper.search(depth);
      helper.node().poll();
    }
  }

  private static Root root(Question question, Board board) {
    return new Root(RootMoves.of(board, question.colour(), question::allows), question.choices());
  }

  private Deepening deepening(Question question, Board board, Root root, LongPredicate stop) {
    var search =
        new AlphaBeta(new Node(board, table, question.colour(), stop), question.leafFours());
    question.apply(search.picker);
    return new Deepening(search, root);
  }

  private Deepening helper(Question question, AtomicBoolean over) {
    Board board = question.board();
    return deepening(question, board, root(question, board), _ -> over.get());
  }

  private Answer lead(
      Question question, SearchControl control, SearchStop stop, List<Node> helpers) {
    Board board = question.board();
    Root root = root(question, board);
    var leader = new Leader(question, root, control, stop, helpers);
    Deepening deepening = deepening(question, board, root, leader);
    Node node = deepening.node();
    int deepest = Math.min(control.limits().maxDepth(), Node.MAX_PLY - 1);
    boolean atOnce = root.moves().size() == 1 && question.restrictions().isEmpty();
    int maxDepth = atOnce ? 1 : Math.min(question.maxDepth(), deepest);
    root.moves().getFirst().guess(Evaluation.of(board, question.colour()));
    var effort = new Effort(control, stop);
    Optional<Certifier> certifier =
        question.isPlain() ? Optional.of(new Certifier(question, control, stop)) : Optional.empty();
    boolean isWon = certifier.isPresent() && certifier.get().winsByThreats(root);
    if (isWon && question.lines() == 1) {
      return new Answer(root.moves(), leader.progress(node.nodes(), false));
    }
    for (int depth = 1; depth <= maxDepth; depth++) {
      deepening.search(depth);
      certifier.ifPresent(proofs -> proofs.check(root));
      if (node.isStopped() || effort.isEnough(root, node.nodes())) {
        break;
      }
      leader.reportIfDue(node.nodes());
    }
    return new Answer(root.moves(), leader.progress(node.nodes(), false));
  }

  /**
   * The caller's thread looks after the host: asks whether to stop, and tells what is new.
   *
   * @param helpers the nodes of the other threads
   */
  private record Leader(
      Question question, Root root, SearchControl control, SearchStop stop, List<Node> helpers)
      implements LongPredicate {

    @Override
    public boolean test(long nodes) {
      reportIfDue(nodes);
      return stop.isDue(total(nodes));
    }

    void reportIfDue(long nodes) {
      if (control.reportDue()) {
        control.report(progress(nodes, true));
      }
    }

    private long total(long nodes) {
      return nodes + helpers.stream().mapToLong(Node::published).sum();
    }

    SearchProgress progress(long nodes, boolean running) {
      return Report.of(root, question, total(nodes), running);
    }
  }
}
