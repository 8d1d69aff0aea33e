package tengen.nogo.search;

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
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;

/** Measures playouts per second on nogo's board, from the empty 9x9 board to the end. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PlayoutBenchmark {
  private static final int SIDE = 9;

  private final Xoshiro random = new Xoshiro(1);
  private final NogoBoard empty = new NogoBoard(SIDE, SIDE);
  private final NogoBoard board = new NogoBoard(SIDE, SIDE);
  private final Playout playout = new Playout(empty, random);
  private final long[][] amaf = new long[2][empty.area()];

  /** Draws each move from all legal ones. */
  @Benchmark
  public int uniform() {
    board.copyFrom(empty);
    int colour = NogoBoard.BLACK;
    while (board.legalCount(colour) > 0) {
      board.play(draw(colour), colour);
      colour ^= 1;
    }
    return colour;
  }

  private int draw(int colour) {
    int both = board.count(NogoBoard.BOTH);
    int drawn = random.nextInt(board.legalCount(colour));
    return drawn < both ? board.get(NogoBoard.BOTH, drawn) : board.get(1 << colour, drawn - both);
  }

  /** Runs the engine's two-phase playout, which prefers points open to both. */
  @Benchmark
  public int twoPhase() {
    return playout.play(empty, NogoBoard.BLACK, amaf);
  }
}
