package tengen.bench;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.common.gomoku.GomokuGame;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.engine.classic.gomoku.ClassicFactory;
import tengen.engine.classic.nogo.NogoClassicFactory;
import tengen.engine.classic.nogo.NogoGame;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.gomoku.GomokuFactory;
import tengen.nogo.NogoFactory;
import tengen.rules.Gomoku;
import tengen.rules.NoGo;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/**
 * Runs whole searches with one thread and a fixed seed, as a host does. Reports searches and nodes
 * per second, by each engine's own count.
 *
 * <p>The benchmark fails if a search differs from the first one.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class SearchBenchmark {
  private static final long SEED = 1;
  private static final long MEMORY_BYTES = 64L << 20;
  private static final int GOMOKU_DEPTH = 9;
  private static final long GOMOKU_NODES = 200_000;
  private static final long NOGO_GAMES = 10_000;
  private static final long ALPHA_BETA_NODES = 100_000;
  private static final long UCT_PLAYOUTS = 10_000;

  private final Question gomokuFreestyle = gomoku("gomoku-freestyle");
  private final Question gomokuRenju = gomoku("gomoku-renju");
  private final Question gomokuClassic =
      new Question(
          new ClassicFactory(),
          Map.of(),
          GomokuGame.position("gomoku-freestyle"),
          Limits.NONE.withMaxDepth(GOMOKU_DEPTH));
  private final Question nogo =
      new Question(
          new NogoFactory(), Map.of(), NogoGame.position(0), Limits.NONE.withMaxNodes(NOGO_GAMES));
  private final Question nogoAlphaBeta =
      new Question(
          new NogoClassicFactory(),
          Map.of("search", "alpha-beta"),
          NogoGame.position(NogoGame.MIDDLE),
          Limits.NONE.withMaxNodes(ALPHA_BETA_NODES));
  private final Question nogoUct =
      new Question(
          new NogoClassicFactory(),
          Map.of("search", "uct"),
          NogoGame.position(NogoGame.LATE),
          Limits.NONE.withMaxNodes(UCT_PLAYOUTS));

  /** Adds a second result to the searches per second. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Count {
    /** Nodes as the engine counts them, over all searches of an iteration. */
    public long nodes;
  }

  private static Question gomoku(String rules) {
    return new Question(
        new GomokuFactory(),
        Map.of(),
        GomokuGame.opening(rules),
        Limits.NONE.withMaxNodes(GOMOKU_NODES));
  }

  private static Thread noThread(Runnable task) {
    throw new IllegalStateException("one thread was granted, and is the caller's: " + task);
  }

  /** An engine with a position, and its first result. */
  private static final class Question {
    private final Engine engine;
    private final Position position;
    private final Limits limits;
    private final SearchResult first;

    Question(EngineFactory factory, Map<String, String> options, Position position, Limits limits) {
      Map<String, GameRules> rules =
          Stream.of(new Gomoku.Freestyle(), new Gomoku.Renju(), new NoGo())
              .collect(Collectors.toMap(GameRules::id, each -> each));
      var context = new EngineContext(rules, SearchBenchmark::noThread, Optional.empty(), _ -> {});
      this.position = position;
      this.limits = limits;
      try {
        engine = factory.create(new EngineSettings(1, MEMORY_BYTES, SEED, options), context);
        first = search();
      } catch (EngineException | InterruptedException thrown) {
        throw new IllegalStateException("no first search", thrown);
      }
    }

    SearchResult search(Count count) throws EngineException, InterruptedException {
      SearchResult result = search();
      if (!result.equals(first)) {
        throw new IllegalStateException("first " + first + ", then " + result);
      }
      count.nodes += result.last().nodes();
      return result;
    }

    private SearchResult search() throws EngineException, InterruptedException {
      engine.newGame(position);
      return engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits));
    }
  }

  /** Searches 200,000 nodes with gomoku, from an opening of four stones on 15x15. */
  @Benchmark
  public SearchResult gomokuFreestyle(Count count) throws EngineException, InterruptedException {
    return gomokuFreestyle.search(count);
  }

  /** Searches the same opening under renju, where Black's points are checked for fouls. */
  @Benchmark
  public SearchResult gomokuRenju(Count count) throws EngineException, InterruptedException {
    return gomokuRenju.search(count);
  }

  /** Searches a mid-game position on 15x15 with gomoku-classic at its full depth. */
  @Benchmark
  public SearchResult gomokuClassic(Count count) throws EngineException, InterruptedException {
    return gomokuClassic.search(count);
  }

  /** Runs 10,000 simulations of nogo from the empty 9x9 board. */
  @Benchmark
  public SearchResult nogo(Count count) throws EngineException, InterruptedException {
    return nogo.search(count);
  }

  /** Searches 100,000 nodes with nogo-classic's alpha-beta from mid-game on 9x9. */
  @Benchmark
  public SearchResult nogoAlphaBeta(Count count) throws EngineException, InterruptedException {
    return nogoAlphaBeta.search(count);
  }

  /**
   * Runs 10,000 playouts of nogo-classic's UCT late in a game on 9x9; ten playouts form a
   * simulation.
   */
  @Benchmark
  public SearchResult nogoUct(Count count) throws EngineException, InterruptedException {
    return nogoUct.search(count);
  }
}
