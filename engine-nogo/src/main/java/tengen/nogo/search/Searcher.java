package tengen.nogo.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.nogo.board.Board;
import tengen.search.SearchControl;
import tengen.search.Variation;

/**
 * Searches positions on one thread or several, which share one tree, and keeps what it found for
 * the next position of the game. With one thread and a limit of games, equal questions to {@link
 * #clear cleared} searchers have equal answers.
 */
public final class Searcher {
  private static final long SOLVER_BYTES = 8 << 20;

  private final int threads;
  private final ThreadFactory factory;
  private final long seed;
  private final Game game;
  private final Shapes shapes = Shapes.learnt();
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
    var leader = new Leader(tree, question, simulation(tree, question, 0), control, stop);
    // Before there are other threads: it gives the root its moves.
    leader.begin();
    var over = new AtomicBoolean();
    List<Thread> running = new ArrayList<>();
    try {
      for (int i = 1; i < threads; i++) {
        Simulation helper = simulation(tree, question, i);
        running.add(start(() -> help(helper, over)));
      }
      return leader.lead(endgameOf(question.board()));
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

  private Endgame endgameOf(Board board) {
    if (!endgame.hasSizeOf(board)) {
      endgame = new Endgame(board.width(), board.height(), SOLVER_BYTES);
    }
    return endgame;
  }
}
