package tengen.engine.classic.gomoku;

import java.util.Arrays;
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
import tengen.common.gomoku.GomokuGame;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;

/**
 * Measures gomoku-classic's board in mid-game on 15x15: placing and removing a stone, and the other
 * work of a node.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ScoreBoardBenchmark {
  private static final int PAIRS = 64;
  private static final int PLY = 1;

  /** Number of candidates per node; the engine's default. */
  private static final int WIDTH = 8;

  private final ScoreBoard freestyle = board(WinRule.FREESTYLE);
  private final ScoreBoard standardCaro = board(WinRule.STANDARD_CARO);
  private final ScoreBoard renju = board(WinRule.RENJU);
  private final Candidates anyMove = new Candidates(freestyle, PLY + 1);
  private final Candidates noFouls = new Candidates(renju, PLY + 1);
  private final int[] points = emptyPoints(freestyle);

  /** Builds the board stone by stone and compares it with the same stones set up at once. */
  private static ScoreBoard board(WinRule rule) {
    ScoreBoard board = ScoreBoards.of(Setup.Board.empty(GomokuGame.SIDE, GomokuGame.SIDE), rule);
    for (Turn turn : GomokuGame.position(rule.id()).turns()) {
      if (turn.move() instanceof Place stone) {
        board.put(
            board.grid.index(stone),
            turn.side() == Side.BLACK ? ScoreBoard.BLACK : ScoreBoard.WHITE);
      }
    }
    int[] points = emptyPoints(board);
    putAndTake(board, points);
    ScoreBoard fresh = ScoreBoards.of(GomokuGame.stones(), rule);
    if (!isScoredAs(fresh, board)) {
      throw new IllegalStateException(rule + ": scores kept are not the scores counted");
    }
    return board;
  }

  private static boolean isScoredAs(ScoreBoard one, ScoreBoard other) {
    return Arrays.equals(one.cells(), other.cells())
        && Arrays.equals(one.scores(ScoreBoard.BLACK), other.scores(ScoreBoard.BLACK))
        && Arrays.equals(one.scores(ScoreBoard.WHITE), other.scores(ScoreBoard.WHITE));
  }

  /** Returns {@code PAIRS} empty points in a fixed random order. */
  private static int[] emptyPoints(ScoreBoard board) {
    var random = new Xoshiro(1);
    int[] points = new int[PAIRS];
    for (int found = 0; found < PAIRS; ) {
      int point = random.nextInt(board.grid.size());
      if (board.cells()[point] == ScoreBoard.EMPTY) {
        points[found++] = point;
      }
    }
    return points;
  }

  private static void putAndTake(ScoreBoard board, int[] points) {
    for (int point : points) {
      board.put(point, ScoreBoard.BLACK);
      board.take(point, ScoreBoard.BLACK);
    }
  }

  /** Measures rules in which only whole windows of five count. */
  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public void putAndTakeFreestyle() {
    putAndTake(freestyle, points);
  }

  /** Measures rules in which the points beyond both ends of a window count too. */
  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public void putAndTakeStandardCaro() {
    putAndTake(standardCaro, points);
  }

  /** Evaluates a leaf. */
  @Benchmark
  public int evaluate() {
    return freestyle.evaluate(ScoreBoard.BLACK);
  }

  /** Selects the best few moves of a node. */
  @Benchmark
  public int candidates() {
    return anyMove.select(PLY, ScoreBoard.BLACK, WIDTH);
  }

  /** Selects moves for Black in renju, each checked for fouls. */
  @Benchmark
  public int candidatesWithoutFouls() {
    return noFouls.select(PLY, ScoreBoard.BLACK, WIDTH);
  }
}
