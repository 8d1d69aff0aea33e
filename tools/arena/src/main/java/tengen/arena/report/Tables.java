package tengen.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.arena.stats.Effort;
import tengen.arena.stats.Elo;
import tengen.arena.stats.Faults;
import tengen.arena.stats.NormalizedElo;
import tengen.arena.stats.Results;
import tengen.arena.stats.Sprt;
import tengen.arena.stats.Standing;
import tengen.arena.stats.Standings;
import tengen.arena.stats.Superiority;
import tengen.arena.stats.WinsDrawsLosses;

/** Prints standings as tables, the best contestant first. */
final class Tables {
  private Tables() {}

  /** Returns all tables, then the verdict, with an empty line between them. */
  static String print(MatchReport report, Function<Table, Stream<String>> format) {
    Stream<Stream<String>> tables = of(report.standings()).stream().map(format);
    List<String> verdict =
        Stream.concat(
                report.sprt().stream().map(state -> line(state, report.isDecidedByTime())),
                timeLosses(report).stream())
            .toList();
    return Stream.concat(tables, Stream.of(verdict).filter(it -> !it.isEmpty()).map(List::stream))
        .map(lines -> lines.map(line -> line + "\n").collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }

  /**
   * Returns the tables of results, colours and pairs, and play. With more than two contestants adds
   * a crosstable.
   */
  private static List<Table> of(Standings standings) {
    List<Standing> ranked = standings.ranked();
    var tables = new ArrayList<>(List.of(results(ranked), colours(ranked), play(ranked)));
    if (ranked.size() > 2) {
      tables.add(1, eachAgainstEach(ranked));
    }
    return tables;
  }

  private static Table table(
      List<String> head, List<Standing> ranked, Function<Standing, List<String>> row) {
    return new Table(head, ranked.stream().map(row).toList());
  }

  private static Table results(List<Standing> ranked) {
    return table(
        List.of(
            "engine", "games", "wins", "draws", "losses", "points", "score", "Elo", "+/-", "nElo",
            "+/-", "LOS"),
        ranked,
        standing -> {
          Results results = standing.results();
          WinsDrawsLosses games = results.games();
          Elo elo = Elo.of(results.counts());
          NormalizedElo normalized = NormalizedElo.of(results.counts());
          boolean isFinite = games.games() > 0 && Double.isFinite(normalized.value());
          return List.of(
              standing.name(),
              "" + games.games(),
              "" + games.wins(),
              "" + games.draws(),
              "" + games.losses(),
              number(games.points()),
              known(games.games() > 0, percent(games.counts().mean())),
              value(elo),
              known(Double.isFinite(elo.error()), number(elo.error())),
              isFinite ? signed(normalized.value()) : "?",
              known(isFinite, number(normalized.error())),
              known(games.games() > 0, percent(Superiority.likelihood(results.counts()))));
        });
  }

  /** Returns the Elo difference. If the interval is open, returns its finite end. */
  private static String value(Elo elo) {
    if (Double.isFinite(elo.error())) {
      return signed(elo.value());
    }
    if (Double.isFinite(elo.low())) {
      return "> " + Math.round(elo.low());
    }
    return Double.isFinite(elo.high()) ? "< " + Math.round(elo.high()) : "?";
  }

  private static Table eachAgainstEach(List<Standing> ranked) {
    List<String> names = ranked.stream().map(Standing::name).toList();
    List<String> head =
        Stream.concat(
                Stream.of("wins-draws-losses"),
                IntStream.rangeClosed(1, names.size()).mapToObj(rank -> "" + rank))
            .toList();
    return table(
        head,
        ranked,
        standing ->
            Stream.concat(
                    Stream.of(names.indexOf(standing.name()) + 1 + " " + standing.name()),
                    names.stream().map(opponent -> meeting(standing, opponent)))
                .toList());
  }

  private static String meeting(Standing standing, String opponent) {
    WinsDrawsLosses games = standing.against(opponent).games();
    return games.games() == 0 ? "" : games.toString();
  }

  private static Table colours(List<Standing> ranked) {
    return table(
        List.of("engine", "as Black", "as White", "pairs: 0", "1/2", "1", "1 1/2", "2"),
        ranked,
        standing -> {
          Results results = standing.results();
          return Stream.concat(
                  Stream.of(
                      standing.name(), results.black().toString(), results.white().toString()),
                  results.pairs().pairs().stream().map(String::valueOf))
              .toList();
        });
  }

  private static Table play(List<Standing> ranked) {
    return table(
        List.of(
            "engine", "ms/move", "max ms", "depth", "nodes/s", "crashes", "time losses", "illegal"),
        ranked,
        standing -> {
          Effort effort = standing.effort();
          Faults faults = standing.faults();
          return List.of(
              standing.name(),
              known(effort.moves() > 0, number(effort.averageMs())),
              known(effort.moves() > 0, number(effort.maxMs())),
              known(effort.averageDepth() > 0, number(effort.averageDepth())),
              known(effort.nodesPerSecond() > 0, "" + effort.nodesPerSecond()),
              "" + faults.crashes(),
              "" + faults.timeLosses(),
              "" + faults.illegalMoves());
        });
  }

  /**
   * Returns a line about the games lost on time and whether they decide the match, or empty if
   * there are none.
   */
  private static Optional<String> timeLosses(MatchReport report) {
    List<String> each =
        report.standings().ranked().stream()
            .filter(standing -> standing.faults().timeLosses() > 0)
            .map(Tables::timeLosses)
            .toList();
    String verdict = report.isDecidedByTime() ? "Decided by time losses: " : "Time losses: ";
    return each.isEmpty() ? Optional.empty() : Optional.of(verdict + String.join(", ", each));
  }

  private static String timeLosses(Standing standing) {
    return String.format(
        Locale.ROOT,
        "%s %d of %d lost games",
        standing.name(),
        standing.faults().timeLosses(),
        standing.results().games().losses());
  }

  private static String line(Sprt.State state, boolean isByTime) {
    Sprt test = state.test();
    return String.format(
        Locale.ROOT,
        "SPRT elo0=%s elo1=%s alpha=%s beta=%s%s: LLR %.2f (%.2f, %.2f), %s%s",
        test.elo0(),
        test.elo1(),
        test.alpha(),
        test.beta(),
        test.model() == Sprt.Model.NORMALIZED ? " model=normalized" : "",
        state.llr(),
        test.lower(),
        test.upper(),
        switch (state.verdict()) {
          case RUNNING -> "undecided";
          case H0_ACCEPTED -> "H0 accepted";
          case H1_ACCEPTED -> "H1 accepted";
        },
        isByTime && state.verdict() != Sprt.Verdict.RUNNING ? " by games lost on time" : "");
  }

  private static String known(boolean known, String text) {
    return known ? text : "";
  }

  private static String signed(double value) {
    return String.format(Locale.ROOT, "%+.1f", value);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }
}
