package tengen.gomoku.board;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.common.gomoku.WinRule;

/** Creates the first board of a rule in a newly started JVM, which builds the tables. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(10)
public class FirstBoardBenchmark {
  private static final int SIDE = 15;

  /** Rules with patterns of four points each way, of five, and with different colours. */
  @Param({"FREESTYLE", "STANDARD", "RENJU"})
  WinRule rule = WinRule.FREESTYLE;

  /** Creates a board with all tables of its rule. */
  @Benchmark
  public GomokuBoard firstBoard() {
    return new GomokuBoard(rule, SIDE, SIDE);
  }
}
