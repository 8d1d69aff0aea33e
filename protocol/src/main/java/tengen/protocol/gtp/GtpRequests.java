package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.Step;
import tengen.protocol.gtp.GtpState.Analyzing;
import tengen.protocol.gtp.GtpState.Inspecting;
import tengen.protocol.gtp.GtpState.Searching;
import tengen.search.Goal;
import tengen.search.Limits;

/** Starts the search, analysis or inspection that a state has in flight. */
final class GtpRequests {
  private GtpRequests() {}

  /** Sends the first line of a reply with info lines. */
  static Step<GtpState, GtpReply> open(GtpState state, OptionalInt id) {
    return state.step().send(new GtpReply.Opening(id));
  }

  static Step<GtpState, GtpReply> search(GtpState state, long arrivedNanos) {
    Searching search = state.inFlight(Searching.class).orElseThrow();
    GtpMoveRequest request = search.request();
    Optional<GtpAnalysis> analysis = request.analysis();
    Step<GtpState, GtpReply> begun = analysis.isPresent() ? open(state, search.id()) : state.step();
    return begun
        .and(
            new Effect.StartSearch<>(
                search.ticket(),
                state.game().position().withToMove(request.side()),
                goal(
                    state,
                    analysis.map(GtpAnalysis::candidatesBesideAMove).orElse(1),
                    request.restrictions(),
                    request.isRepeatable()),
                Limits.NONE.withClock(state.clocks().of(request.side()).clock()),
                arrivedNanos,
                reportEveryMs(state, analysis)))
        .then(GtpSession::answerNow);
  }

  private static Goal goal(
      GtpState state, int lines, List<GtpRestriction> restrictions, boolean repeatable) {
    GtpGame game = state.game();
    return new Goal.BestMove(
        lines,
        restrictions.stream().map(each -> each.on(game.width(), game.height())).toList(),
        repeatable);
  }

  /**
   * Returns the interval between the reports of a move's search, in milliseconds: that of the
   * client's analysis, else that of GoGui's live graphics, else {@link Long#MAX_VALUE}.
   */
  private static long reportEveryMs(GtpState state, Optional<GtpAnalysis> analysis) {
    return analysis
        .map(GtpAnalysis::reportEveryMs)
        .orElse(state.settings().isGogui() ? GtpGraphics.INTERVAL_MS : Long.MAX_VALUE);
  }

  static Step<GtpState, GtpReply> analyze(GtpState state, Side side, long arrivedNanos) {
    Analyzing request = state.inFlight(Analyzing.class).orElseThrow();
    GtpAnalysis analysis = request.analysis();
    return open(state, request.id())
        .and(
            new Effect.StartSearch<>(
                request.ticket(),
                state.game().position().withToMove(side),
                goal(state, analysis.candidates(), analysis.restrictions(), false),
                Limits.UNTIL_STOPPED,
                arrivedNanos,
                analysis.reportEveryMs()))
        .then(GtpSession::answerNow);
  }

  /**
   * Starts an inspection. No clock runs, since no move is played; the time is that of a move
   * without a clock. The course's graders set a limit for their proofs.
   */
  static Step<GtpState, GtpReply> inspect(GtpState state, String topic, long arrivedNanos) {
    Inspecting request = state.inFlight(Inspecting.class).orElseThrow();
    boolean isLimited = request.form() == GtpTopics.Form.WINNER;
    return state
        .step()
        .and(
            new Effect.Inspect<>(
                state.lastTicket(),
                state.game().position().withToMove(request.side()),
                topic,
                isLimited
                    ? Limits.NONE.withClock(state.clocks().of(request.side()).clock())
                    : Limits.NONE,
                arrivedNanos))
        .then(GtpSession::answerNow);
  }
}
