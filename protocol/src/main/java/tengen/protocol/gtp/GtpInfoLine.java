package tengen.protocol.gtp;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tengen.protocol.LowerBound;
import tengen.protocol.RootVisits;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.Variation;

/**
 * An info line of an analysis: keys and values for each candidate, its moves last. Sources: the
 * Leela Zero README, "GTP extensions"; KataGo, GTP_Extensions.md.
 */
final class GtpInfoLine {
  private GtpInfoLine() {}

  /**
   * Returns the line without its line end; empty if nothing is known or wanted yet.
   *
   * @param isLast whether the search has ended
   */
  static Optional<String> of(
      GtpAnalysis analysis, SearchProgress progress, GtpGame game, boolean isLast) {
    List<Variation> lines = reported(analysis, progress);
    boolean isServers = analysis.family() == GtpAnalysis.Family.CGOS;
    if (lines.isEmpty() || (isServers ? !isLast : analysis.intervalCentis().isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(
        isServers ? object(progress, lines, game) : groups(analysis, progress, lines, game));
  }

  /** Returns the candidates that were visited, and others up to the minimum number. */
  private static List<Variation> reported(GtpAnalysis analysis, SearchProgress progress) {
    List<Variation> lines =
        progress.lines().stream().filter(line -> !line.moves().isEmpty()).toList();
    return IntStream.range(0, lines.size())
        .filter(order -> order < analysis.least() || isSearched(lines.get(order)))
        .mapToObj(lines::get)
        .limit(analysis.most())
        .toList();
  }

  private static boolean isSearched(Variation line) {
    return line.nodes() > 0 || !(line.score() instanceof Score.Estimate);
  }

  private static String groups(
      GtpAnalysis analysis, SearchProgress progress, List<Variation> lines, GtpGame game) {
    String groups =
        IntStream.range(0, lines.size())
            .mapToObj(order -> group(analysis, lines.get(order), order, game))
            .collect(Collectors.joining(" "));
    return analysis.rootInfo() ? groups + " " + root(progress, lines) : groups;
  }

  /** Returns the form of the Computer Go Server. Source: zakki/cgos, the client's parser. */
  private static String object(SearchProgress progress, List<Variation> lines, GtpGame game) {
    return JsonWriter.write(
        Json.Fields.NONE
            .with("winrate", lines.getFirst().score().asWinRate())
            .with("visits", RootVisits.of(progress))
            .with("moves", lines.stream().map(line -> object(line, game)).toList()));
  }

  private static Json.Fields object(Variation line, GtpGame game) {
    List<String> moves = line.moves().stream().map(game::text).toList();
    return Json.Fields.NONE
        .with("move", moves.getFirst())
        .with("winrate", line.score().asWinRate())
        .with("prior", line.prior().orElse(0))
        .with("visits", line.nodes())
        .with("pv", String.join(" ", moves.subList(1, moves.size())));
  }

  private static String group(GtpAnalysis analysis, Variation line, int order, GtpGame game) {
    double winRate = line.score().asWinRate();
    double prior = line.prior().orElse(0);
    List<String> moves = line.moves().stream().map(game::text).toList();
    return String.format(
        Locale.ROOT,
        "info move %s visits %d %s order %d pv %s",
        moves.getFirst(),
        line.nodes(),
        analysis.family() == GtpAnalysis.Family.KATA
            ? String.format(
                Locale.ROOT,
                "winrate %s scoreMean 0.0 scoreLead 0.0 prior %s lcb %s",
                fraction(winRate),
                fraction(prior),
                fraction(LowerBound.of(line)))
            : String.format(
                Locale.ROOT,
                "winrate %d prior %d lcb %d",
                whole(winRate),
                whole(prior),
                whole(LowerBound.of(line))),
        order,
        String.join(" ", moves));
  }

  private static String root(SearchProgress progress, List<Variation> lines) {
    return String.format(
        Locale.ROOT,
        "rootInfo visits %d winrate %s",
        RootVisits.of(progress),
        fraction(lines.getFirst().score().asWinRate()));
  }

  /** Returns a number with a decimal point, by which Sabaki tells the families apart. */
  private static String fraction(double rate) {
    return String.format(Locale.ROOT, "%.6f", rate);
  }

  private static long whole(double rate) {
    return Math.round(10_000 * rate);
  }
}
