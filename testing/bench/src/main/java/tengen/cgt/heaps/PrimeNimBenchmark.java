package tengen.cgt.heaps;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
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
import tengen.cgt.Budget;
import tengen.cgt.GameOption;

/** Finds the winning move for 200 heaps of prime-limited Nim, in a newly started JVM. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(10)
public class PrimeNimBenchmark {
  private static final int HEAPS = 200;

  /** Exponent of two above the heaps, which are at least half of that power. */
  @Param({"32", "64"})
  int bits = Integer.SIZE;

  private PrimeNim.Position position() {
    LongStream heaps =
        new SplittableRandom(bits)
            .longs()
            .map(random -> ((random | Long.MIN_VALUE) >>> (Long.SIZE - bits)) & ~1)
            .limit(HEAPS);
    return new PrimeNim.Position(1, heaps.boxed().toList(), false);
  }

  /** Searches the largest prime below each heap, all of which are even. */
  @Benchmark
  public Optional<GameOption<PrimeNim.Position>> winningMove() {
    return new PrimeNim().winningMove(position(), Budget.of(1));
  }
}
