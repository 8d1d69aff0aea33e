package tengen.figures;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import tengen.arena.game.Opening;
import tengen.arena.opening.OpeningReader;
import tengen.arena.stats.Elo;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.gomoku.ExperimentHost;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/**
 * Compares how fast builds of {@code gomoku} with several threads reach a depth, and at what cost.
 * The first build named is the baseline. Each position is searched by all of them in turn, from an
 * empty table. Ratios are geometric means over positions with 95 % intervals.
 *
 * <p>Run by hand: {@code ThreadGain POSITIONS DEPTH ROUNDS THREADS:BUILD...}. POSITIONS is a file
 * of openings, freestyle on 15×15. An additional first round warms up the compiler and is not
 * counted.
 */
final class ThreadGain {
  private static final GameRules REFEREE = ExperimentHost.referee("gomoku-freestyle");
  private static final int SIDE = 15;
  private static final double NANOS = 1e9;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final String name;
  private final Engine engine;
  private final List<Cost> costs = new ArrayList<>();

  /** Cost of one search. */
  private record Cost(double seconds, double ownSeconds, double nodes) {}

  private ThreadGain(String name) throws EngineException {
    this.name = name;
    int colon = name.indexOf(':');
    int threads = Integer.parseInt(name.substring(0, colon));
    engine = new ClassPathBuild(name.substring(colon + 1)).engine(threads);
  }

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws EngineException, InterruptedException {
    List<Position> positions =
        OpeningReader.read(Path.of(arguments[0]), REFEREE, SIDE, SIDE).openings().stream()
            .map(Opening::position)
            .toList();
    Limits limits = Limits.NONE.withMaxDepth(Integer.parseInt(arguments[1]));
    int rounds = Integer.parseInt(arguments[2]);
    List<ThreadGain> all = new ArrayList<>();
    for (String build : Arrays.asList(arguments).subList(3, arguments.length)) {
      all.add(new ThreadGain(build));
    }
    for (int round = 0; round <= rounds; round++) {
      for (Position position : positions) {
        for (ThreadGain one : all) {
          one.search(position, limits, round > 0);
        }
      }
    }
    all.forEach(one -> one.print(all.getFirst()));
  }

  private void search(Position position, Limits limits, boolean counts)
      throws EngineException, InterruptedException {
    engine.newGame(position);
    long start = System.nanoTime();
    long ownStart = THREADS.getCurrentThreadCpuTime();
    SearchResult result = engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits));
    if (counts) {
      double seconds = (System.nanoTime() - start) / NANOS;
      double ownSeconds = (THREADS.getCurrentThreadCpuTime() - ownStart) / NANOS;
      costs.add(new Cost(seconds, ownSeconds, result.last().nodes()));
    }
  }

  private void print(ThreadGain first) {
    double[] nodes = logRatios(first, Cost::nodes);
    double[] seconds = logRatios(first, Cost::seconds);
    System.out.printf(
        "%s: %.2f s; time %s; processor time of the first thread %s; nodes %s; nodes/s %.2f%n",
        name,
        costs.stream().mapToDouble(Cost::seconds).sum(),
        ratio(seconds),
        ratio(logRatios(first, Cost::ownSeconds)),
        ratio(nodes),
        Math.exp(mean(nodes) - mean(seconds)));
  }

  /** Returns the logarithms of this build's costs relative to the first one's, search by search. */
  private double[] logRatios(ThreadGain first, ToDoubleFunction<Cost> cost) {
    return IntStream.range(0, costs.size())
        .mapToDouble(
            i ->
                Math.log(cost.applyAsDouble(costs.get(i)) / cost.applyAsDouble(first.costs.get(i))))
        .toArray();
  }

  private static String ratio(double[] logs) {
    double mean = mean(logs);
    double squares = Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
    double error = Elo.DEVIATIONS * Math.sqrt(squares) / logs.length;
    return String.format(
        "%.2f [%.2f, %.2f]", Math.exp(mean), Math.exp(mean - error), Math.exp(mean + error));
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElseThrow();
  }
}
