package tengen.protocol.analysis;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.protocol.LowerBound;
import tengen.protocol.RootVisits;
import tengen.protocol.json.Json;
import tengen.protocol.words.MoveText;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Prints search results in KataGo's form. Scores in points are 0, since these games have none.
 * Values are rounded to six digits.
 */
record ResultMessage(QueryPart.Analysis part) {
  private static final double ROUNDING_SCALE = 1e6;

  /** The value of a move that the engine says nothing about. */
  private static final Score UNKNOWN = new Score.Estimate(0.5);

  /** Returns a message with the progress of a search. */
  AnalysisReply report(SearchProgress progress) {
    return reply(true, reported(progress), RootVisits.of(progress));
  }

  /** Returns the last message of a search: its result. */
  AnalysisReply end(SearchResult result) {
    SearchProgress last = result.last();
    List<Variation> variations = reported(last);
    long visits = RootVisits.of(last);
    return reply(
        false,
        variations.isEmpty() ? List.of(unvisited(result.move(), visits)) : variations,
        visits);
  }

  /** Returns the only message for a position in which the game is over: a result without moves. */
  AnalysisReply over(Verdict verdict) {
    Side toMove = part.position().toMove();
    double rate =
        switch (verdict) {
          case Verdict.Won(Side winner, String _, List<?> _) -> winner == toMove ? 1 : 0;
          case Verdict.Drawn _, Verdict.Open _ -> UNKNOWN.asWinRate();
        };
    return message(false, List.of(), rate, 0);
  }

  private List<Variation> reported(SearchProgress progress) {
    return progress.lines().stream()
        .filter(line -> !line.moves().isEmpty())
        .limit(part.search().lines())
        .toList();
  }

  private static Variation unvisited(Move move, long nodes) {
    return new Variation(UNKNOWN, List.of(move), 0, 0, nodes, OptionalDouble.empty());
  }

  private AnalysisReply reply(boolean duringSearch, List<Variation> lines, long nodes) {
    List<Json.Fields> infos =
        IntStream.range(0, lines.size())
            .mapToObj(order -> moveInfo(lines.get(order), order))
            .toList();
    return message(duringSearch, infos, lines.getFirst().score().asWinRate(), nodes);
  }

  private AnalysisReply message(
      boolean duringSearch, List<Json.Fields> moveInfos, double winRate, long nodes) {
    Position position = part.position();
    Json.Fields rootInfo =
        rates(Json.Fields.NONE.with("currentPlayer", letter(position.toMove())), "", winRate)
            .with("visits", nodes)
            .with("scoreLead", 0)
            .with("scoreSelfplay", 0);
    return new AnalysisReply(
        part.head()
            .with("isDuringSearch", duringSearch)
            .with("moveInfos", moveInfos)
            .with("rootInfo", rootInfo));
  }

  private Json.Fields moveInfo(Variation line, int order) {
    MoveText text = part.point().moves();
    Json.Fields head =
        Json.Fields.NONE
            .with("move", text.write(line.moves().getFirst()))
            .with("order", order)
            .with("visits", line.nodes())
            .with("edgeVisits", line.nodes());
    Json.Fields info =
        rates(rates(head, "", line.score().asWinRate()), "lcb", LowerBound.of(line))
            .with("prior", rounded(line.prior().orElse(0)))
            .with("scoreLead", 0)
            .with("scoreMean", 0)
            .with("scoreSelfplay", 0)
            .with("scoreStdev", 0)
            .with("depth", line.depth());
    List<Move> moves = line.moves().stream().limit(part.search().pvLength()).toList();
    return withProof(info, line.score())
        .with("pv", Json.Items.ofTexts(moves.stream().map(text::write).toList()))
        .with("pvPlayers", part.point().players(moves));
  }

  /** Adds the win rate in the client's perspective, and the utility from -1 to 1. */
  private Json.Fields rates(Json.Fields fields, String name, double rate) {
    double variations = part.search().perspective().winRate(rate, part.position().toMove());
    return name.isEmpty()
        ? fields.with("winrate", rounded(variations)).with("utility", rounded(2 * variations - 1))
        : fields.with(name, rounded(variations)).with("utilityLcb", rounded(2 * variations - 1));
  }

  /** Adds a proven result for the side to move, whatever the perspective. */
  static Json.Fields withProof(Json.Fields info, Score score) {
    return switch (score) {
      case Score.Estimate _ -> info;
      case Score.Win(OptionalInt plies) -> info.with("proof", proof("win", plies));
      case Score.Draw _ -> info.with("proof", proof("draw", OptionalInt.empty()));
      case Score.Loss(OptionalInt plies) -> info.with("proof", proof("loss", plies));
    };
  }

  private static Json.Fields proof(String result, OptionalInt plies) {
    Json.Fields proof = Json.Fields.NONE.with("result", result);
    return plies.isPresent() ? proof.with("plies", plies.getAsInt()) : proof;
  }

  static String letter(Side side) {
    return side == Side.BLACK ? "B" : "W";
  }

  static double rounded(double value) {
    return Math.round(value * ROUNDING_SCALE) / ROUNDING_SCALE;
  }
}
