package tengen.nogo.solve;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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
import tengen.nogo.board.BitBoard;
import tengen.nogo.solve.NogoSolution.Outcome;

/**
 * Solves NoGo from scratch on a small board, and near the end on 9x9. Reports problems per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class NogoSolverBenchmark {
  private static final long TABLE_BYTES = 32L << 20;

  /** Rows from the top, separated by slashes. */
  @Param({
    "..../..../..../....",
    "XO.XOX.OX/.XXX.OX.X/OO..O.OXO/X.X.XO.X./..O.OXOOX/OXXOOXXO./XOOXO.OOX/.XO.X...O/O.XO.OXXX"
  })
  String position = ".";

  private final NogoSolver solver = new NogoSolver(TABLE_BYTES);

  /** Adds a second result to the problems per second. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Count {
    /** Positions visited, over all problems of an iteration. */
    public long nodes;
  }

  private static BitBoard board(String drawing) {
    String points = drawing.replace("/", "");
    int width = drawing.indexOf('/');
    var board = new BitBoard(width, points.length() / width);
    for (int point = 0; point < points.length(); point++) {
      if (points.charAt(point) != '.') {
        board.play(point, points.charAt(point) == 'X' ? BitBoard.BLACK : BitBoard.WHITE);
      }
    }
    return board;
  }

  /** Solves the position with White to move, including the board's creation. */
  @Benchmark
  public NogoSolution solve(Count count) {
    NogoSolution solution =
        solver.solve(board(position), BitBoard.WHITE, Long.MAX_VALUE, _ -> false);
    if (solution.outcome() != Outcome.LOSS) {
      throw new IllegalStateException("White loses here; found " + solution);
    }
    count.nodes += solution.nodes();
    return solution;
  }
}
