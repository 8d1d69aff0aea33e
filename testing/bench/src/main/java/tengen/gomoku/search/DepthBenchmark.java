package tengen.gomoku.search;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.common.SearchStop;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/** Measures gomoku's time to a depth from an empty table: freestyle, 15x15, 64 MiB. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5)
@Measurement(iterations = 10)
@Fork(2)
public class DepthBenchmark {
  private static final int SIDE = 15;
  private static final long TABLE_BYTES = 64L << 20;

  /** Stones in turn, Black's first. */
  private static final List<GomokuSearchParameters> OPENINGS =
      List.of(
          opening("7,7 8,8"),
          opening("7,7 8,8 7,8 6,6"),
          opening("7,7 7,8 8,6 6,6"),
          opening("3,3 8,8 11,11 6,5 7,7"),
          opening("7,7 7,8 9,9 8,8"));

  /** Depth in plies. */
  @Param({"10", "13"})
  int depth;

  /** Number of threads that share one table. */
  @Param({"1", "2"})
  int threads;

  private final TranspositionTable table = new TranspositionTable(TABLE_BYTES);

  /** Adds a second result to the time. */
  @AuxCounters(AuxCounters.Type.EVENTS)
  @State(Scope.Thread)
  public static class Count {
    /** Nodes of all threads. */
    public long nodes;
  }

  private static GomokuSearchParameters opening(String stones) {
    var board = new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE);
    for (String stone : stones.split(" ", -1)) {
      String[] xy = stone.split(",", -1);
      int point = Points.of(Integer.parseInt(xy[0]), Integer.parseInt(xy[1]));
      board.play(point, TrainingGame.colour(board.plies()));
    }
    return NodeSearch.parameters(board, 1);
  }

  /** Clears the table after each round. */
  @Setup(Level.Iteration)
  public void forget() {
    table.clear();
  }

  /** Searches all five openings, one after another. */
  @Benchmark
  public void fiveOpenings(Count count) throws InterruptedException {
    for (GomokuSearchParameters parameters : OPENINGS) {
      var control = RunningSearch.start(Limits.NONE.withMaxDepth(depth));
      var searcher = new LazySmpSearch(table, threads, Thread::new);
      var answer = searcher.search(parameters, control, new SearchStop(control, () -> false));
      count.nodes += answer.progress().nodes();
    }
  }
}
