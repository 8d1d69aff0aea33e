package tengen.engine.classic.nogo;

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

/**
 * Measures nogo-classic's board in mid-game on 9x9: playing and undoing a stone, and listing legal
 * moves.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class UndoBoardBenchmark {
  private static final int PAIRS = 16;

  private final UndoBoard board = NogoGame.board(NogoGame.MIDDLE);
  private final int[] points = legalPoints(board);
  private final int[] found = new int[NogoGame.SIDE * NogoGame.SIDE];

  /** Returns Black's first legal points. Checks that undoing restores the board. */
  private static int[] legalPoints(UndoBoard board) {
    int[] points = new int[NogoGame.SIDE * NogoGame.SIDE];
    int count = board.legalPoints(UndoBoard.BLACK, points);
    playAndUndo(board, points);
    if (count < PAIRS || !board.sameAs(NogoGame.board(NogoGame.MIDDLE))) {
      throw new IllegalStateException("an undone board is not the board that was");
    }
    return points;
  }

  private static void playAndUndo(UndoBoard board, int[] points) {
    for (int i = 0; i < PAIRS; i++) {
      board.play(points[i], UndoBoard.BLACK);
      board.undo();
    }
  }

  /** Plays and undoes stones. After each one, the legal moves of both sides are known. */
  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public void playAndUndo() {
    playAndUndo(board, points);
  }

  /** Lists the points open to Black in one pass. */
  @Benchmark
  public int legalMoves() {
    return board.legalPoints(UndoBoard.BLACK, found);
  }
}
