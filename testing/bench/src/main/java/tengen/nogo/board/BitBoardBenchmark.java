package tengen.nogo.board;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.common.Xoshiro;

/** Measures the bit board on 9x9: playing random stones and taking all back. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class BitBoardBenchmark {
  private static final int SIDE = 9;
  private static final int STONES = 50;

  private final BitBoard board = new BitBoard(SIDE, SIDE);
  private final int[] points = randomStones();

  private static int[] randomStones() {
    var random = new Xoshiro(1);
    var board = new BitBoard(SIDE, SIDE);
    int[] points = new int[STONES];
    while (board.plies() < STONES) {
      int point = random.nextInt(SIDE * SIDE);
      if (board.isLegal(point, board.plies() % 2)) {
        points[board.plies()] = point;
        board.play(point, board.plies() % 2);
      }
    }
    return points;
  }

  /** Plays and undoes stones. After each one, the legal moves of both sides are known. */
  @Benchmark
  @OperationsPerInvocation(STONES)
  public int playAndUndo() {
    for (int ply = 0; ply < STONES; ply++) {
      board.play(points[ply], ply % 2);
    }
    for (int ply = 0; ply < STONES; ply++) {
      board.undo();
    }
    return board.plies();
  }
}
