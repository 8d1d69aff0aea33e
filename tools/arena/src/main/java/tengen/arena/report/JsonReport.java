package tengen.arena.report;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tengen.arena.stats.Elo;
import tengen.arena.stats.NormalizedElo;
import tengen.arena.stats.Results;
import tengen.arena.stats.Sprt;
import tengen.arena.stats.Standing;
import tengen.arena.stats.Superiority;
import tengen.arena.stats.WinsDrawsLosses;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Prints a match as one JSON object on one line. Infinite or unknown values are null. */
public final class JsonReport {
  private static final JsonMapper JSON = new JsonMapper();

  private JsonReport() {}

  /** Returns the object without a line end. Contestants are sorted best first. */
  public static String of(MatchReport report) {
    ObjectNode match = JSON.createObjectNode();
    ArrayNode contestants = match.putArray("contestants");
    report.standings().ranked().forEach(standing -> write(standing, contestants.addObject()));
    match.put("decidedByTime", report.isDecidedByTime());
    report.sprt().ifPresent(state -> write(state, match.putObject("sprt")));
    return JSON.writeValueAsString(match);
  }

  private static void write(Standing standing, ObjectNode json) {
    json.put("name", standing.name());
    write(standing.results(), json);
    ObjectNode play = json.putObject("play");
    play.put("averageMs", rounded(standing.effort().averageMs()));
    play.put("maxMs", rounded(standing.effort().maxMs()));
    play.put("depth", known(standing.effort().averageDepth()));
    play.put("nodesPerSecond", known(standing.effort().nodesPerSecond()));
    play.put("crashes", standing.faults().crashes());
    play.put("timeLosses", standing.faults().timeLosses());
    play.put("illegalMoves", standing.faults().illegalMoves());
    ArrayNode against = json.putArray("against");
    standing.against().keySet().stream()
        .sorted()
        .forEach(
            opponent -> {
              ObjectNode meeting = against.addObject();
              meeting.put("name", opponent);
              write(standing.against(opponent), meeting);
            });
  }

  private static void write(Results results, ObjectNode json) {
    write(results.games(), json);
    json.put("points", results.games().points());
    json.put("score", rounded(results.games().counts().mean()));
    Elo elo = Elo.of(results.counts());
    json.put("elo", rounded(elo.value()));
    json.put("eloLow", rounded(elo.low()));
    json.put("eloHigh", rounded(elo.high()));
    NormalizedElo normalized = NormalizedElo.of(results.counts());
    json.put("nElo", rounded(normalized.value()));
    json.put("nEloError", rounded(normalized.error()));
    json.put("los", rounded(Superiority.likelihood(results.counts())));
    write(results.black(), json.putObject("black"));
    write(results.white(), json.putObject("white"));
    ArrayNode pairs = json.putArray("pairs");
    results.pairs().pairs().forEach(pairs::add);
  }

  private static void write(WinsDrawsLosses games, ObjectNode json) {
    json.put("wins", games.wins());
    json.put("draws", games.draws());
    json.put("losses", games.losses());
  }

  private static void write(Sprt.State state, ObjectNode json) {
    json.put("elo0", state.test().elo0());
    json.put("elo1", state.test().elo1());
    json.put("alpha", state.test().alpha());
    json.put("beta", state.test().beta());
    json.put("model", state.test().model().name().toLowerCase(Locale.ROOT));
    json.put("llr", rounded(state.llr()));
    json.put("lower", rounded(state.test().lower()));
    json.put("upper", rounded(state.test().upper()));
    json.put("verdict", state.verdict().name().toLowerCase(Locale.ROOT));
  }

  private static @Nullable Double known(double amount) {
    return amount == 0 ? null : rounded(amount);
  }

  private static @Nullable Long known(long amount) {
    return amount == 0 ? null : amount;
  }

  /** Rounds to four decimal places. */
  private static @Nullable Double rounded(double value) {
    return Double.isFinite(value) ? Math.round(value * 1e4) / 1e4 : null;
  }
}
