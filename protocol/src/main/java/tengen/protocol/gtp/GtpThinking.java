package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.search.Ability;

/**
 * Decides what the engine is asked. A finished game is answered by the verdict: no engine sees it.
 */
final class GtpThinking {
  private static final String PASS = "pass";
  private static final String RESIGN = "resign";

  private GtpThinking() {}

  static GtpOutcome run(GtpState state, GtpCommand.EngineCommand command) {
    return switch (command) {
      case GtpCommand.Genmove(Side side) -> move(state, side, true, false);
      case GtpCommand.RegGenmove(Side side) ->
          move(state, new GtpMoveRequest(side, false, false, true, Optional.empty()));
      case GtpCommand.KataSearch(Side side, boolean cancellable) ->
          move(state, side, false, cancellable);
      case GtpCommand.GenmoveAnalyze(GtpAnalysis analysis) -> move(state, analysis, true, false);
      case GtpCommand.KataSearchAnalyze(GtpAnalysis analysis, boolean cancellable) ->
          move(state, analysis, false, cancellable);
      case GtpCommand.Analyze(GtpAnalysis analysis) -> analyze(state, analysis);
      case GtpCommand.TengenSolve(Optional<String> topic, Optional<Side> side) ->
          inspect(
              state, GtpTopics.solver(state.game().engine(), topic), side, GtpCommand.Form.PROOF);
      case GtpCommand.TengenInspect(String topic, Optional<Side> side, GtpCommand.Form form) ->
          inspect(
              state,
              Optional.of(topic).filter(name -> GtpTopics.has(state.game().engine(), name)),
              side,
              form);
    };
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
      case Verdict.Open _ when !isAble(state, request.restrictions()) -> refused();
      case Verdict.Open _ when !state.game().leavesMoves(side, request.restrictions()) ->
          new GtpOutcome.Refused(GtpErrors.ILLEGAL_MOVE);
      case Verdict.Open _ -> new GtpOutcome.Search(request);
      case Verdict.Drawn _ -> pass(state, request);
      case Verdict.Won won when won.side() == side -> pass(state, request);
      case Verdict.Won _ -> say(request.plays() ? resigned(state, side) : state, request, RESIGN);
    };
  }

  private static GtpOutcome pass(GtpState state, GtpMoveRequest request) {
    return say(request.plays() ? state.withGame(state.game().passed()) : state, request, PASS);
  }

  private static GtpState resigned(GtpState state, Side side) {
    return state.withGame(state.game().resigned(side));
  }

  private static GtpOutcome say(GtpState after, GtpMoveRequest request, String move) {
    return request.analysis().isPresent()
        ? new GtpOutcome.AnalyzedMove(after, move)
        : GtpOutcome.say(after, move);
  }

  private static GtpOutcome analyze(GtpState state, GtpAnalysis analysis) {
    Side side = side(state, analysis);
    if (!isAble(state, analysis.restrictions())) {
      return refused();
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

  private static GtpOutcome refused() {
    return new GtpOutcome.Refused(GtpErrors.NO_RESTRICTIONS);
  }

  private static GtpOutcome inspect(
      GtpState state, Optional<String> topic, Optional<Side> side, GtpCommand.Form form) {
    Side toMove = side.orElse(state.game().position().toMove());
    return topic
        .<GtpOutcome>map(name -> new GtpOutcome.Inspect(name, toMove, form))
        .orElseGet(() -> new GtpOutcome.Refused(GtpErrors.UNKNOWN_TOPIC));
  }
}
