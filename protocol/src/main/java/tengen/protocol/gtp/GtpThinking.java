package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.oneSide;
import static tengen.protocol.gtp.GtpRow.row;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.protocol.gtp.GtpAnalysis.Family;
import tengen.search.Ability;

/**
 * Decides the requests to the engine. A finished game is answered by the verdict of the rules,
 * without the engine.
 */
final class GtpThinking {
  private static final String PASS = "pass";
  private static final String RESIGN = "resign";

  private static final String ANALYSIS = "[C] [INTERVAL] [KEY VALUE]…";
  private static final String SEARCH = "nothing is played";
  private static final String CANCELLABLE = "any next line ends it";

  static final List<GtpRow> ROWS =
      List.of(
          row("genmove", "C", oneSide(side -> state -> move(state, side, true, false)))
              .gives("vertex, `pass`, `resign`")
              .notes("either colour; see below"),
          row("reg_genmove", "C", oneSide(side -> state -> regression(state, side)))
              .gives("as `genmove`")
              .notes(
                  "plays nothing and uses no clock; below the highest level it answers the best"
                      + " move found"),
          analyze(Family.LEELA),
          analyze(Family.KATA),
          analyze(Family.PLAIN),
          genmoveAnalyze(Family.LEELA, "as `genmove`"),
          genmoveAnalyze(Family.KATA, "as `genmove`"),
          genmoveAnalyze(Family.PLAIN, "as `genmove`"),
          genmoveAnalyze(
              Family.CGOS,
              "the Computer Go Server's; JSON on one line with `winrate`, `visits` and `moves`"
                  + " (`move`, `winrate`, `prior`, `visits`, and `pv` after the move)"),
          row("kata-search", "C", oneSide(side -> state -> move(state, side, false, false)))
              .gives("as `genmove`")
              .notes(SEARCH),
          row(
                  "kata-search_cancellable",
                  "C",
                  oneSide(side -> state -> move(state, side, false, true)))
              .gives("the same, or `cancelled`")
              .notes(CANCELLABLE),
          row("kata-search_analyze", ANALYSIS, analysis(Family.KATA, a -> search(a, false)))
              .gives("as `kata-genmove_analyze`")
              .notes(SEARCH),
          row(
                  "kata-search_analyze_cancellable",
                  ANALYSIS,
                  analysis(Family.KATA, a -> search(a, true)))
              .gives("the same, or `play cancelled`")
              .notes(CANCELLABLE));

  private GtpThinking() {}

  private static GtpRow analyze(Family family) {
    return row(
            family.prefix() + "analyze",
            ANALYSIS,
            analysis(family, analysis -> state -> analyze(state, analysis)))
        .gives("a stream, see below");
  }

  private static GtpRow genmoveAnalyze(Family family, String notes) {
    return row(
            family.prefix() + "genmove_analyze",
            ANALYSIS,
            analysis(family, analysis -> state -> move(state, analysis, true, false)))
        .gives("a stream, then `play V`")
        .notes(notes);
  }

  private static GtpArguments analysis(Family family, Function<GtpAnalysis, GtpCommand> command) {
    return words -> GtpAnalysis.read(family, words).map(command);
  }

  private static GtpCommand search(GtpAnalysis analysis, boolean cancellable) {
    return state -> move(state, analysis, false, cancellable);
  }

  private static GtpOutcome regression(GtpState state, Side side) {
    return move(state, new GtpMoveRequest(side, false, false, true, Optional.empty()));
  }

  private static GtpOutcome move(GtpState state, Side side, boolean plays, boolean cancellable) {
    return move(state, new GtpMoveRequest(side, plays, cancellable, false, Optional.empty()));
  }

  private static GtpOutcome move(
      GtpState state, GtpAnalysis analysis, boolean plays, boolean cancellable) {
    Side side = side(state, analysis);
    return move(state, new GtpMoveRequest(side, plays, cancellable, false, Optional.of(analysis)));
  }

  private static Side side(GtpState state, GtpAnalysis analysis) {
    return analysis.side().orElse(state.game().position().toMove());
  }

  private static GtpOutcome move(GtpState state, GtpMoveRequest request) {
    Side side = request.side();
    return switch (state.game().verdict(side)) {
      case Verdict.Open _ when request.plays() && !state.game().hasRoomFor(1) ->
          new GtpOutcome.Rejected(GtpErrors.TOO_MANY_MOVES);
      case Verdict.Open _ when !isAble(state, request.restrictions()) -> rejected();
      case Verdict.Open _ when !state.game().leavesMoves(side, request.restrictions()) ->
          new GtpOutcome.Rejected(GtpErrors.ILLEGAL_MOVE);
      case Verdict.Open _ -> new GtpOutcome.Search(request);
      case Verdict.Drawn _ -> pass(state, request);
      case Verdict.Won won when won.side() == side -> pass(state, request);
      case Verdict.Won _ -> reply(request.plays() ? resigned(state, side) : state, request, RESIGN);
    };
  }

  private static GtpOutcome pass(GtpState state, GtpMoveRequest request) {
    return reply(request.plays() ? state.withGame(state.game().passed()) : state, request, PASS);
  }

  private static GtpState resigned(GtpState state, Side side) {
    return state.withGame(state.game().resigned(side));
  }

  private static GtpOutcome reply(GtpState after, GtpMoveRequest request, String move) {
    return request.analysis().isPresent()
        ? new GtpOutcome.AnalyzedMove(after, move)
        : GtpOutcome.reply(after, move);
  }

  private static GtpOutcome analyze(GtpState state, GtpAnalysis analysis) {
    Side side = side(state, analysis);
    if (!isAble(state, analysis.restrictions())) {
      return rejected();
    }
    return state.game().verdict(side) instanceof Verdict.Open
            && state.game().leavesMoves(side, analysis.restrictions())
        ? new GtpOutcome.Analyze(analysis, side)
        : new GtpOutcome.NothingToAnalyze();
  }

  private static boolean isAble(GtpState state, List<GtpRestriction> restrictions) {
    return restrictions.isEmpty()
        || (state.game().isOnBoard()
            && state.game().engine().abilities().contains(Ability.RESTRICTIONS));
  }

  private static GtpOutcome rejected() {
    return new GtpOutcome.Rejected(GtpErrors.NO_RESTRICTIONS);
  }
}
