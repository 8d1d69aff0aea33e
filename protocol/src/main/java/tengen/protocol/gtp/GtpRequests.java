package tengen.protocol.gtp;

import java.util.List;
import java.util.OptionalInt;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.Step;
import tengen.protocol.gtp.GtpState.Analyzing;
import tengen.protocol.gtp.GtpState.Searching;
import tengen.search.Goal;
import tengen.search.Limits;

/** Starts the search, analysis or inspection that a state has in flight. */
final class GtpRequests {
  private GtpRequests() {}

  /** The first line of a reply that info lines follow. */
  static Step<GtpState, GtpReply> open(GtpState state, OptionalInt id) {
    return state.step().send(new GtpReply.Opening(id));
  }

  static Step<GtpState, GtpReply> search(GtpState state, long arrivedNanos) {
    Searching search = state.inFlight(Searching.class).orElseThrow();
    Step<GtpState, GtpReply> begun =
        search.analysis().isPresent() ? open(state, search.id()) : state.step();
    return begun
        .and(
            new Effect.StartSearch<>(
                search.ticket(),
                state.game().position().withToMove(search.side()),
                new Goal.BestMove(
                    search.analysis().map(GtpAnalysis::candidatesBesideAMove).orElse(1), List.of()),
                Limits.NONE.withClock(state.clocks().of(search.side()).clock()),
                arrivedNanos,
                search.analysis().map(GtpAnalysis::reportEveryMs).orElse(Long.MAX_VALUE)))
        .then(GtpSession::hurry);
  }

  static Step<GtpState, GtpReply> analyze(GtpState state, Side side, long arrivedNanos) {
    Analyzing request = state.inFlight(Analyzing.class).orElseThrow();
    return open(state, request.id())
        .and(
            new Effect.StartSearch<>(
                request.ticket(),
                state.game().position().withToMove(side),
                new Goal.BestMove(request.analysis().candidates(), List.of()),
                Limits.UNTIL_STOPPED,
                arrivedNanos,
                request.analysis().reportEveryMs()))
        .then(GtpSession::hurry);
  }

  /** No move is made, so no clock runs: it may take what a move without a clock takes. */
  static Step<GtpState, GtpReply> inspect(
      GtpState state, String topic, Side side, long arrivedNanos) {
    return state
        .step()
        .and(
            new Effect.Inspect<>(
                state.lastTicket(),
                state.game().position().withToMove(side),
                topic,
                Limits.NONE,
                arrivedNanos))
        .then(GtpSession::hurry);
  }
}
