package tengen.gomoku.solve;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;

/** Solves a problem with an empty threat solver: freestyle, 15x15. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ThreatSolverBenchmark {
  private static final int SIDE = 15;
  private static final int MAX_MOVES = 40;

  /** Size of the table in bits; small, since clearing it is part of the time. */
  private static final int TABLE_BITS = 12;

  /** Positions of the table of threat problems in its order: VCF-029, VCT-046, NOV-020. */
  public enum Problem {
    /** Black wins by fours in seven moves. */
    FOURS(
        GomokuBoard.BLACK,
        7,
        "10,6 9,5 6,5 9,6 10,7 6,6 7,4 6,7 7,9 9,7 8,3 11,7 6,9 8,8 10,9",
        "11,5 7,7 8,4 11,6 7,5 7,6 8,5 7,8 6,4 9,8 9,2 8,7 6,8 6,10 10,8"),

    /** White wins by threes and fours in six moves. */
    THREES(
        GomokuBoard.WHITE,
        6,
        "5,11 5,8 8,12 4,8 4,10 3,9 5,7 8,9 6,7 6,12 4,6 1,11 4,4 9,9 7,6 4,5",
        "7,9 3,7 5,9 6,8 4,9 2,8 6,9 6,6 5,5 7,13 7,7 2,10 8,8 7,8 9,7"),

    /** Black has no win by threes and fours, in any number of moves. */
    NONE(
        GomokuBoard.BLACK,
        0,
        "7,12 9,9 8,10 10,10 6,11 5,10 5,12 8,13 8,9 11,11 11,8 5,9 4,12 5,8 6,8 7,9 11,10 2,10 8,7"
            + " 4,8 8,12 3,9 3,11 4,6 7,13 7,14 9,13 6,6 7,10 6,13 7,8 4,11 1,11 12,12 2,11 9,5 4,5"
            + " 0,13 6,7 6,3",
        "10,9 9,10 9,11 7,11 8,8 4,9 10,11 9,14 8,11 9,8 6,10 5,11 3,12 5,7 7,7 6,9 11,9 7,6 4,10"
            + " 2,8 6,12 3,7 1,9 8,14 6,14 9,6 10,13 9,4 4,13 5,13 3,8 3,10 0,12 13,13 0,11 7,4"
            + " 0,10 8,5 5,6 6,5");

    private final int attacker;
    private final int moves;
    private final String black;
    private final String white;

    Problem(int attacker, int moves, String black, String white) {
      this.attacker = attacker;
      this.moves = moves;
      this.black = black;
      this.white = white;
    }
  }

  /** The problem to solve. */
  @Param Problem problem = Problem.FOURS;

  private VcfSolver fours =
      new VcfSolver(new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE), TABLE_BITS);
  private VctSolver threes =
      new VctSolver(new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE), TABLE_BITS);

  /** Sets up the stones and checks the answer. */
  @Setup
  public void begin() {
    var board = new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE);
    put(board, problem.black, GomokuBoard.BLACK);
    put(board, problem.white, GomokuBoard.WHITE);
    fours = new VcfSolver(board, TABLE_BITS);
    threes = new VctSolver(board, TABLE_BITS);
    if (solve() != problem.moves) {
      throw new IllegalStateException(problem + ": a wrong answer");
    }
  }

  private static void put(GomokuBoard board, String points, int colour) {
    for (String point : points.split(" ", -1)) {
      String[] xy = point.split(",", -1);
      board.play(Points.of(Integer.parseInt(xy[0]), Integer.parseInt(xy[1])), colour);
    }
  }

  /** Returns the minimum number of moves in which the attacker wins. */
  @Benchmark
  public int solve() {
    if (problem == Problem.FOURS) {
      fours.clear();
      return fours.win(problem.attacker, MAX_MOVES, Long.MAX_VALUE);
    }
    threes.clear();
    return threes.win(problem.attacker, MAX_MOVES, Long.MAX_VALUE, _ -> false);
  }
}
