package tengen.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import tengen.arena.file.JsonLines;
import tengen.arena.stats.Elo;
import tengen.arena.stats.ScoreCounts;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.search.EvaluationDuel;
import tengen.gomoku.search.GamePlayer;
import tengen.gomoku.search.SearchGate;

/**
 * Measures the worth of another evaluation by games of the engine against itself with equal nodes.
 * A file in the folder stores every pair of games, and the same command continues.
 *
 * <p>Run by hand: {@code EvaluationDuels FOLDER RULE NODES EVALUATION PAIRS SEED THREADS
 * [PAUSE-FILE]}, with a rule such as {@code gomoku-freestyle}. The evaluation is {@code oracle:N},
 * the value of a search of N nodes, or {@code windows:FACTOR:FILE}, that of a network's weights
 * times a factor. Searches wait while the pause file exists.
 */
public final class EvaluationDuels {
  private final EvaluationDuel duel;
  private final String work;
  private final long seed;
  private final Map<Integer, EvaluationDuel.Pair> pairs = new ConcurrentSkipListMap<>();

  /** A finished pair and its number, from 0. */
  record Played(int number, EvaluationDuel.Pair pair) {}

  EvaluationDuels(WinRule rule, long nodes, String evaluation, long seed, SearchGate gate)
      throws IOException {
    duel = duel(rule, nodes, List.of(evaluation.split(":", 3)), gate);
    work = "%s, %d nodes, %s, seed %d".formatted(rule, nodes, evaluation, seed);
    this.seed = seed;
  }

  private static EvaluationDuel duel(
      WinRule rule, long nodes, List<String> evaluation, SearchGate gate) throws IOException {
    return switch (evaluation.getFirst()) {
      case "oracle" -> EvaluationDuel.oracle(rule, nodes, Long.parseLong(evaluation.get(1)), gate);
      case "windows" ->
          EvaluationDuel.windows(
              rule, nodes, Path.of(evaluation.get(2)), Double.parseDouble(evaluation.get(1)), gate);
      default -> throw new IllegalArgumentException("no evaluation " + evaluation);
    };
  }

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    WinRule rule = WinRule.of(arguments[1]).orElseThrow();
    long nodes = Long.parseLong(arguments[2]);
    int pairs = Integer.parseInt(arguments[4]);
    int threads = Integer.parseInt(arguments[6]);
    SearchGate gate = arguments.length > 7 ? new PauseFile(Path.of(arguments[7])) : SearchGate.OPEN;
    var duels = new EvaluationDuels(rule, nodes, arguments[3], Long.parseLong(arguments[5]), gate);
    duels.run(Path.of(arguments[0]), pairs, threads, System.err);
  }

  void run(Path folder, int count, int threads, PrintStream progress)
      throws IOException, InterruptedException {
    Path file = Files.createDirectories(folder).resolve("pairs.jsonl");
    try (JsonLines<Played> lines = JsonLines.open(file, "duel", work, Played.class)) {
      lines.found().forEach(played -> pairs.put(played.number, played.pair));
      Workers.Work pair =
          number -> {
            if (!pairs.containsKey(number)) {
              long pairSeed = GamePlayer.seed(seed, number);
              add(lines, new Played(number, duel.play(pairSeed)), progress);
            }
          };
      Workers.run(threads, 0, count, () -> pair);
    }
    progress.println(summary());
  }

  private synchronized void add(JsonLines<Played> lines, Played played, PrintStream progress)
      throws IOException {
    lines.add(played);
    pairs.put(played.number, played.pair);
    progress.println(summary());
  }

  /** Returns the score and Elo of the engine with the other evaluation. */
  String summary() {
    Collection<EvaluationDuel.Pair> played = pairs.values();
    List<Integer> counts = new ArrayList<>(List.of(0, 0, 0, 0, 0));
    played.forEach(pair -> counts.set(pair.halfPoints(), counts.get(pair.halfPoints()) + 1));
    var scores = new ScoreCounts(counts);
    Elo elo = Elo.of(scores);
    long evaluations = played.stream().mapToLong(EvaluationDuel.Pair::evaluations).sum();
    long moves = played.stream().mapToLong(EvaluationDuel.Pair::moves).sum();
    return String.format(
        Locale.ROOT,
        "%s: %d games, pairs %s, %.1f %%, Elo %+.0f [%+.0f, %+.0f], %d evaluations a move",
        work,
        2 * scores.total(),
        counts,
        100 * scores.mean(),
        elo.value(),
        elo.low(),
        elo.high(),
        moves == 0 ? 0 : evaluations / moves);
  }
}
