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

/** The first board of a rule in a JVM that has just started: it makes the tables. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(10)
public class FirstBoardBenchmark {
  private static final int SIDE = 15;

  /** Shapes of four points each way, of five, and two colours that differ. */
  @Param({"FREESTYLE", "STANDARD", "RENJU"})
  WinRule rule = WinRule.FREESTYLE;

  /** With all tables of its rule. */
  @Benchmark
  public GomokuBoard firstBoard() {
    return new GomokuBoard(rule, SIDE, SIDE);
  }
}
