package tengen.arena.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.GameLogs;
import tengen.arena.game.GameResult;
import tengen.arena.game.Pairing;
import tengen.arena.game.Spectator;
import tengen.arena.report.MatchReport;
import tengen.arena.stats.Sprt;
import tengen.arena.stats.Standing;
import tengen.arena.stats.Standings;
import tengen.arena.stats.WinsDrawsLosses;
import tengen.engine.EngineContext;

/**
 * Plays a match, resuming after stored games. Stores each game, updates the standings, and stops
 * when a test is decided.
 */
public final class MatchRun {
  private final Optional<Sprt> test;
  private final Optional<ResultFile> file;
  private final Iterator<Pairing> left;
  private volatile Standings standings;
  private int played;

  /** Receives each game of a match. */
  @FunctionalInterface
  public interface MatchListener {
    /** Reports a finished game; {@code score} is the match so far on one line. */
    void ended(GameResult game, int played, String score) throws IOException;
  }

  /**
   * Creates a match that starts or resumes.
   *
   * @param test of the first contestant against the second
   * @param file stores the games and holds those played before
   */
  public MatchRun(Schedule schedule, Optional<Sprt> test, Optional<ResultFile> file) {
    this.test = test;
    this.file = file;
    this.standings = Standings.of(schedule.contestants().stream().map(Contestant::name).toList());
    int lastPair = file.map(ResultFile::lastPair).orElse(0);
    List<Pairing> missing =
        schedule
            .pairings()
            .takeWhile(pairing -> pairing.pair() <= lastPair)
            .filter(pairing -> !find(pairing))
            .toList();
    Stream<Pairing> later = schedule.pairings().dropWhile(pairing -> pairing.pair() <= lastPair);
    this.left = Stream.concat(missing.stream(), later).iterator();
  }

  /** Counts this game if it was played before. */
  private boolean find(Pairing pairing) {
    Optional<GameResult> before = file.flatMap(games -> games.find(pairing));
    before.ifPresent(this::count);
    return before.isPresent();
  }

  private void count(GameResult game) {
    standings = standings.plus(game);
    played++;
  }

  /** Returns the number of games counted. */
  public int played() {
    return played;
  }

  /** Plays the remaining games, unless the test is already decided. Blocks. */
  public void play(
      Adjudication adjudication,
      EngineContext context,
      int concurrency,
      Spectator spectator,
      GameLogs logs,
      MatchListener listener)
      throws IOException, InterruptedException {
    if (isDecided()) {
      return;
    }
    try {
      new Match(left, adjudication, context, spectator, logs, System::nanoTime)
          .play(concurrency, game -> take(game, listener));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private boolean take(GameResult game, MatchListener listener) {
    try {
      if (file.isPresent()) {
        file.get().add(game);
      }
      count(game);
      listener.ended(game, played, score());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return !isDecided();
  }

  private boolean isDecided() {
    return report().sprt().filter(state -> state.verdict() != Sprt.Verdict.RUNNING).isPresent();
  }

  /** Returns the match so far. Thread-safe. */
  public MatchReport report() {
    return report(standings, test);
  }

  /** Returns the report for these standings. */
  static MatchReport report(Standings standings, Optional<Sprt> test) {
    Standing first = standings.contestants().getFirst();
    String second = standings.contestants().get(1).name();
    return new MatchReport(
        standings, test.map(sprt -> sprt.after(first.against(second).pairs().counts())));
  }

  private String score() {
    MatchReport now = report();
    Standing first = now.standings().contestants().getFirst();
    WinsDrawsLosses games = first.results().games();
    String score =
        String.format(
            Locale.ROOT,
            "%s +%d =%d -%d",
            first.name(),
            games.wins(),
            games.draws(),
            games.losses());
    return now.sprt()
        .map(state -> String.format(Locale.ROOT, "%s, LLR %.2f", score, state.llr()))
        .orElse(score);
  }
}
