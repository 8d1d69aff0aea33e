package tengen.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tengen.arena.file.JsonLines;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.search.GamePlayer;
import tengen.gomoku.search.GameShard;
import tengen.gomoku.search.LeafSampler;
import tengen.gomoku.search.LeafSampler.Leaf;
import tengen.gomoku.search.SearchGate;
import tengen.gomoku.search.TrainingGame;

/**
 * Samples the leaves of searches from positions of training games ({@link LeafSampler}) into a
 * file. The same command continues.
 *
 * <p>Run by hand: {@code GomokuLeaves FILE RULE NODES LEAVES VALUE-NODES SEARCHES SEED THREADS
 * PAUSE-FILE FOLDER}, with a rule such as {@code gomoku-freestyle}, and the folder of the games.
 * Searches wait while the pause file exists.
 */
public final class GomokuLeaves {
  private static final String KIND = "leaves";

  private final WinRule rule;
  private final List<TrainingGame> games;
  private final long nodes;
  private final int maxLeaves;
  private final long valueNodes;
  private final long seed;
  private final SearchGate gate;

  /**
   * The leaves of a search.
   *
   * @param number number of the search, from 0
   */
  record Sampled(int number, List<Leaf> leaves) {
    Sampled {
      leaves = List.copyOf(leaves);
    }
  }

  GomokuLeaves(
      WinRule rule,
      List<TrainingGame> games,
      long nodes,
      int maxLeaves,
      long valueNodes,
      long seed,
      SearchGate gate) {
    this.rule = rule;
    this.games = games;
    this.nodes = nodes;
    this.maxLeaves = maxLeaves;
    this.valueNodes = valueNodes;
    this.seed = seed;
    this.gate = gate;
  }

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    WinRule rule = WinRule.of(arguments[1]).orElseThrow();
    var leaves =
        new GomokuLeaves(
            rule,
            GameShard.games(rule, List.of(Path.of(arguments[9]))),
            Long.parseLong(arguments[2]),
            Integer.parseInt(arguments[3]),
            Long.parseLong(arguments[4]),
            Long.parseLong(arguments[6]),
            new PauseFile(Path.of(arguments[8])));
    Path file = Path.of(arguments[0]);
    leaves.run(file, Integer.parseInt(arguments[5]), Integer.parseInt(arguments[7]));
    System.err.println(read(file).size() + " leaves");
  }

  void run(Path file, int searches, int threads) throws IOException, InterruptedException {
    String work =
        "%s, %d leaves of %d nodes, values of %d, seed %d"
            .formatted(rule, maxLeaves, nodes, valueNodes, seed);
    try (JsonLines<Sampled> lines = JsonLines.open(file, KIND, work, Sampled.class)) {
      Set<Integer> done = lines.found().stream().map(Sampled::number).collect(Collectors.toSet());
      Workers.run(
          threads,
          0,
          searches,
          () -> {
            var sampler = new LeafSampler(rule, games, nodes, maxLeaves, valueNodes, gate);
            return number -> {
              if (!done.contains(number)) {
                add(lines, new Sampled(number, sampler.sample(GamePlayer.seed(seed, number))));
              }
            };
          });
    }
  }

  private synchronized void add(JsonLines<Sampled> lines, Sampled sampled) throws IOException {
    lines.add(sampled);
  }

  /** Reads all leaves of a file. */
  public static List<Leaf> read(Path file) throws IOException {
    List<Leaf> leaves = new ArrayList<>();
    JsonLines.read(file, KIND, Sampled.class).forEach(each -> leaves.addAll(each.leaves));
    return leaves;
  }
}
