package tengen.figures;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.search.GameShard;
import tengen.gomoku.search.TrainingGame;
import tengen.gomoku.solve.VctSolver;

/**
 * Measures the CPU time of {@link VctSolver} on 1,000 positions, each with a new solver. The
 * positions are those of {@link NoisyGames}, or random plies of games written by {@code
 * GomokuTrainingGames}.
 *
 * <p>Run by hand: {@code ThreatTimes MOVES NODES [FILE]}. The first of five rounds is a warm-up.
 */
final class ThreatTimes {
  private static final int POSITIONS = 1000;
  private static final int ROUNDS = 5;
  private static final int SIDE = 15;
  private static final int TABLE_BITS = 16;
  private static final int FIRST_PLY = 6;
  private static final double NANOS_PER_MS = 1e6;

  private final int moves;
  private final long maxNodes;
  private final Histogram nanos = new Histogram(3);
  private final Histogram nodes = new Histogram(3);
  private int wins;
  private int none;
  private int spent;

  private ThreatTimes(int moves, long maxNodes) {
    this.moves = moves;
    this.maxNodes = maxNodes;
  }

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException {
    List<int[]> positions =
        arguments.length > 2
            ? positionsOf(GameShard.read(Path.of(arguments[2])).games())
            : NoisyGames.positions(POSITIONS);
    for (int round = 0; round < ROUNDS; round++) {
      var times = new ThreatTimes(Integer.parseInt(arguments[0]), Long.parseLong(arguments[1]));
      positions.forEach(times::ask);
      times.print();
    }
  }

  private static List<int[]> positionsOf(List<TrainingGame> games) {
    List<int[]> all = points(games).filter(moves -> moves.length > FIRST_PLY).toList();
    var random = new Xoshiro(1);
    List<int[]> positions = new ArrayList<>();
    while (positions.size() < POSITIONS) {
      int[] points = all.get(random.nextInt(all.size()));
      positions.add(Arrays.copyOf(points, FIRST_PLY + random.nextInt(points.length - FIRST_PLY)));
    }
    return positions;
  }

  /** Returns the moves of the games on 15x15, as points in turn. */
  static Stream<int[]> points(List<TrainingGame> games) {
    return games.stream()
        .filter(game -> game.side() == SIDE)
        .map(game -> game.moves().stream().mapToInt(Integer::intValue).toArray());
  }

  private void ask(int[] position) {
    var board = new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE);
    IntStream.range(0, position.length).forEach(ply -> board.play(position[ply], ply % 2));
    var solver = new VctSolver(board, TABLE_BITS);
    long start = processorNanos();
    int win = solver.win(position.length % 2, moves, maxNodes, _ -> false);
    nanos.recordValue(processorNanos() - start);
    nodes.recordValue(solver.nodes());
    wins += win > 0 ? 1 : 0;
    none += win == 0 ? 1 : 0;
    spent += solver.nodes() >= maxNodes ? 1 : 0;
  }

  private static long processorNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private void print() {
    System.out.printf(
        "%d wins, %d none, %d unknown (%d by nodes), %d nodes;",
        wins, none, POSITIONS - wins - none, spent, (long) (nodes.getMean() * POSITIONS));
    for (double percentile : new double[] {50, 95, 99, 100}) {
      System.out.printf(
          "  p%.0f %.3f ms %d nodes",
          percentile,
          nanos.getValueAtPercentile(percentile) / NANOS_PER_MS,
          nodes.getValueAtPercentile(percentile));
    }
    System.out.println();
  }
}
