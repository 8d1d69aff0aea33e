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
import java.util.concurrent.atomic.AtomicInteger;
import tengen.arena.file.JsonLines;
import tengen.arena.stats.Elo;
import tengen.arena.stats.ScoreCounts;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.search.GamePlayer;
import tengen.gomoku.search.OracleDuel;
import tengen.gomoku.search.SearchGate;

/**
 * Measures the worth of a better evaluation by games of the engine against itself. One side takes
 * the value of a small search in place of its static evaluation; the main searches of both have
 * equal nodes. A file in the folder stores every pair of games, and the same command continues.
 *
 * <p>Run by hand: {@code OracleDuels FOLDER RULE NODES ORACLE-NODES PAIRS SEED THREADS
 * [PAUSE-FILE]}, with a rule such as {@code gomoku-freestyle}. Searches wait while the pause file
 * exists.
 */
public final class OracleDuels {
  private final OracleDuel duel;
  private final String work;
  private final long seed;
  private final Map<Integer, OracleDuel.Pair> pairs = new ConcurrentSkipListMap<>();

  /** A finished pair and its number, from 0. */
  record Played(int number, OracleDuel.Pair pair) {}

  OracleDuels(WinRule rule, long nodes, long oracleNodes, long seed, SearchGate gate) {
    duel = new OracleDuel(rule, nodes, oracleNodes, gate);
    work = "%s, %d nodes, oracle of %d nodes, seed %d".formatted(rule, nodes, oracleNodes, seed);
    this.seed = seed;
  }

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    WinRule rule = WinRule.of(arguments[1]).orElseThrow();
    long nodes = Long.parseLong(arguments[2]);
    long oracleNodes = Long.parseLong(arguments[3]);
    int pairs = Integer.parseInt(arguments[4]);
    int threads = Integer.parseInt(arguments[6]);
    SearchGate gate = arguments.length > 7 ? new PauseFile(Path.of(arguments[7])) : SearchGate.OPEN;
    var duels = new OracleDuels(rule, nodes, oracleNodes, Long.parseLong(arguments[5]), gate);
    duels.run(Path.of(arguments[0]), pairs, threads, System.err);
  }

  void run(Path folder, int count, int threads, PrintStream progress)
      throws IOException, InterruptedException {
    Path file = Files.createDirectories(folder).resolve("pairs.jsonl");
    try (JsonLines<Played> lines = JsonLines.open(file, "oracle duel", work, Played.class)) {
      lines.found().forEach(played -> pairs.put(played.number, played.pair));
      var next = new AtomicInteger();
      Workers.run(
          threads,
          () -> {
            for (int number = next.getAndIncrement();
                number < count;
                number = next.getAndIncrement()) {
              if (!pairs.containsKey(number)) {
                long pairSeed = GamePlayer.seed(seed, number);
                add(lines, new Played(number, duel.play(pairSeed)), progress);
              }
            }
          });
    }
    progress.println(summary());
  }

  private synchronized void add(JsonLines<Played> lines, Played played, PrintStream progress)
      throws IOException {
    lines.add(played);
    pairs.put(played.number, played.pair);
    progress.println(summary());
  }

  /** Returns the score and Elo of the engine with the oracle, and the oracle's work. */
  String summary() {
    Collection<OracleDuel.Pair> played = pairs.values();
    List<Integer> counts = new ArrayList<>(List.of(0, 0, 0, 0, 0));
    played.forEach(pair -> counts.set(pair.halfPoints(), counts.get(pair.halfPoints()) + 1));
    var scores = new ScoreCounts(counts);
    Elo elo = Elo.of(scores);
    long searches = played.stream().mapToLong(OracleDuel.Pair::oracleSearches).sum();
    long moves = played.stream().mapToLong(OracleDuel.Pair::moves).sum();
    return String.format(
        Locale.ROOT,
        "%s: %d games, pairs %s, %.1f %%, Elo %+.0f [%+.0f, %+.0f], %d oracle searches a move",
        work,
        2 * scores.total(),
        counts,
        100 * scores.mean(),
        elo.value(),
        elo.low(),
        elo.high(),
        moves == 0 ? 0 : searches / moves);
  }
}
