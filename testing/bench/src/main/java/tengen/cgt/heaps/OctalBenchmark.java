package tengen.cgt.heaps;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.cgt.Budget;

/** Computes all nimbers of 0.16 up to a heap of 100,000, in a newly started JVM. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(10)
public class OctalBenchmark {
  private static final int HEAP = 100_000;

  /** Uses the sparse space method. */
  @Benchmark
  public long nimbers() {
    return TakeAndBreak.of(OctalCode.parse("0.16")).nimber(HEAP, Budget.of(Long.MAX_VALUE));
  }
}
