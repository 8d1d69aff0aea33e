package tengen.figures;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tengen.arena.game.Opening;
import tengen.arena.opening.RandomOpenings;
import tengen.arena.stats.Elo;
import tengen.arena.stats.ScoreCounts;
import tengen.arena.stats.Sprt;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.gomoku.TrainingHost;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/**
 * Match between two builds of {@code gomoku} in one JVM. Uses random openings that the old build
 * finds balanced, each played twice with swapped colours. Both builds have one thread unless the
 * new one is given more. With node limits and one thread each, equal arguments give equal games.
 *
 * <p>Run by hand: {@code BuildMatch OLD NEW [games=400] [nodes=N] [new-nodes=N] [ms=N]
 * [new-threads=1] [seed=1] [rules=gomoku-freestyle] [side=15] [jobs=1] [judge-nodes=20000]
 * [margin=10] [max-turns=N]}. OLD and NEW are class paths that hold engine-gomoku's classes.
 * Openings whose win rate differs from one half by more than the margin, in per cent, are left out.
 * A smaller margin and a longer search of the judge leave more pairs to be decided by the builds. A
 * game that is undecided after {@code max-turns} turns is a draw.
 */
public final class BuildMatch {
  private static final int REPORT_EVERY = 20;

  /** Default maximum distance of a balanced opening's win rate from one half. */
  private static final double DEFAULT_MARGIN = 0.1;

  private static final long DEFAULT_JUDGE_NODES = 20_000;
  private static final Sprt SPRT = new Sprt(0, 10, 0.05, 0.05);

  private final ClassPathBuild oldBuild;
  private final ClassPathBuild newBuild;
  private final Options options;
  private final AtomicInteger nextPair = new AtomicInteger();

  /** Counts of pairs by the new build's half points. */
  private final Integer[] pairs = {0, 0, 0, 0, 0};

  private BuildMatch(ClassPathBuild oldBuild, ClassPathBuild newBuild, Options options) {
    this.oldBuild = oldBuild;
    this.newBuild = newBuild;
    this.options = options;
  }

  /** Plays a match and prints its score; the class comment lists the arguments. */
  public static void main(String[] arguments) throws Exception {
    var options = Options.of(Arrays.asList(arguments).subList(2, arguments.length));
    try (var older = new ClassPathBuild(arguments[0]);
        var newer = new ClassPathBuild(arguments[1])) {
      new BuildMatch(older, newer, options).play();
    }
  }

  /** The options after the two builds. */
  private record Options(Map<String, String> words) {
    private static final Pattern EQUALS = Pattern.compile("=");

    static Options of(List<String> words) {
      return new Options(
          words.stream()
              .map(word -> EQUALS.split(word, 2))
              .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1])));
    }

    long number(String name, long otherwise) {
      return Optional.ofNullable(words.get(name)).map(Long::parseLong).orElse(otherwise);
    }

    GameRules rules() {
      return TrainingHost.referee(words.getOrDefault("rules", "gomoku-freestyle"));
    }

    long judgeNodes() {
      return number("judge-nodes", DEFAULT_JUDGE_NODES);
    }

    int maxTurns() {
      return (int) number("max-turns", Integer.MAX_VALUE);
    }

    double margin() {
      return number("margin", Math.round(100 * DEFAULT_MARGIN)) / 100.0;
    }

    Limits limits(long nodes) {
      long ms = number("ms", Long.MAX_VALUE);
      return Limits.NONE.withMaxNodes(nodes).withTime(ms, ms);
    }
  }

  private void play() throws Exception {
    List<Opening> openings = openings((int) options.number("games", 400) / 2);
    try (ExecutorService threads = Executors.newCachedThreadPool()) {
      Callable<Integer> games = () -> play(openings);
      int jobs = (int) options.number("jobs", 1);
      for (Future<Integer> done :
          threads.invokeAll(IntStream.range(0, jobs).mapToObj(_ -> games).toList())) {
        done.get();
      }
    }
    report();
  }

  private List<Opening> openings(int count) throws EngineException, InterruptedException {
    int side = (int) options.number("side", 15);
    long seed = options.number("seed", 1);
    long nodes = options.judgeNodes();
    try (var judge = new Player(oldBuild, 1, Limits.NONE)) {
      RandomOpenings.Judge winRate =
          position -> {
            double rate = judge.winRate(position, DEFAULT_JUDGE_NODES);
            boolean isEnough =
                nodes == DEFAULT_JUDGE_NODES || Math.abs(rate - 0.5) > DEFAULT_MARGIN;
            return isEnough ? rate : judge.winRate(position, nodes);
          };
      return new RandomOpenings(options.rules(), side, side, winRate, options.margin(), seed)
          .make(count, _ -> {});
    }
  }

  /** Plays all openings and returns their number. */
  private int play(List<Opening> openings) throws EngineException, InterruptedException {
    long nodes = options.number("nodes", Long.MAX_VALUE);
    long newNodes = options.number("new-nodes", nodes);
    int newThreads = (int) options.number("new-threads", 1);
    try (var older = new Player(oldBuild, 1, options.limits(nodes));
        var newer = new Player(newBuild, newThreads, options.limits(newNodes))) {
      int taken = 0;
      int pair;
      while ((pair = nextPair.getAndIncrement()) < openings.size()) {
        Position opening = openings.get(pair).position();
        count(halfPoints(opening, newer, older) + 2 - halfPoints(opening, older, newer));
        taken++;
      }
      return taken;
    }
  }

  /** Returns Black's half points: 0, 1 or 2. */
  private int halfPoints(Position opening, Player black, Player white)
      throws EngineException, InterruptedException {
    black.begin(opening);
    white.begin(opening);
    return PlayedOut.halfPoints(
        options.rules(),
        opening,
        options.maxTurns(),
        position -> black.search(position).move(),
        position -> white.search(position).move());
  }

  private synchronized void count(int halfPoints) {
    pairs[halfPoints]++;
    if (Arrays.stream(pairs).mapToInt(Integer::intValue).sum() % (REPORT_EVERY / 2) == 0) {
      report();
    }
  }

  private synchronized void report() {
    var counts = new ScoreCounts(List.of(pairs));
    Elo elo = Elo.of(counts);
    System.out.printf(
        "%d games, pairs %s: %.1f %%, Elo %+.0f [%+.0f, %+.0f], LLR (0, 10) %.2f%n",
        2 * counts.total(),
        Arrays.toString(pairs),
        100 * counts.mean(),
        elo.value(),
        elo.low(),
        elo.high(),
        SPRT.after(counts).llr());
  }

  /** An engine of one of the builds. */
  private static final class Player implements AutoCloseable {
    private final Engine engine;
    private final Limits limits;

    Player(ClassPathBuild build, int threads, Limits limits) throws EngineException {
      this.limits = limits;
      engine = build.engine(threads);
    }

    void begin(Position position) throws EngineException {
      engine.newGame(position);
    }

    SearchResult search(Position position) throws EngineException, InterruptedException {
      return search(position, limits);
    }

    private SearchResult search(Position position, Limits limits)
        throws EngineException, InterruptedException {
      return engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits));
    }

    double winRate(Position position, long nodes) throws EngineException, InterruptedException {
      begin(position);
      return search(position, Limits.NONE.withMaxNodes(nodes))
          .last()
          .lines()
          .getFirst()
          .score()
          .asWinRate();
    }

    @Override
    public void close() {
      engine.close();
    }
  }
}
