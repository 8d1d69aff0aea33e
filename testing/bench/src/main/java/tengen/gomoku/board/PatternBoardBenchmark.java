package tengen.gomoku.board;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.common.Xoshiro;
import tengen.common.gomoku.GomokuGame;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Turn;

/** Measures gomoku's board in mid-game on 15x15: playing and undoing a stone. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PatternBoardBenchmark {
  private static final int SIDE = 15;
  private static final int PAIRS = 64;

  /** Rules with patterns of four points each way, of five, and with Black's fouls. */
  @Param({"FREESTYLE", "STANDARD", "RENJU"})
  WinRule rule = WinRule.FREESTYLE;

  private final int[] points = new int[PAIRS];
  private GomokuBoard board = new GomokuBoard(rule, SIDE, SIDE);

  /** Builds the board stone by stone. Checks that undoing restores every value. */
  @Setup
  public void begin() {
    board = new GomokuBoard(rule, SIDE, SIDE);
    for (Turn turn : GomokuGame.position(rule.id()).turns()) {
      if (turn.move() instanceof Place stone) {
        board.play(Points.of(stone), GomokuBoard.colour(turn.side()));
      }
    }
    var random = new Xoshiro(1);
    for (int found = 0; found < PAIRS; ) {
      int point = Points.of(random.nextInt(SIDE), random.nextInt(SIDE));
      if (board.isEmpty(point)) {
        points[found++] = point;
      }
    }
    long key = board.key();
    int difference = board.value(GomokuBoard.BLACK) - board.value(GomokuBoard.WHITE);
    playAndUndo();
    if (board.key() != key
        || board.value(GomokuBoard.BLACK) - board.value(GomokuBoard.WHITE) != difference) {
      throw new IllegalStateException(rule + ": undo does not bring back what was");
    }
  }

  /** Plays and undoes Black's stones, with everything that the search reads from the board. */
  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public void playAndUndo() {
    for (int point : points) {
      board.play(point, GomokuBoard.BLACK);
      board.undo();
    }
  }
}
