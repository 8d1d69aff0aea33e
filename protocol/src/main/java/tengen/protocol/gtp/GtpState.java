package tengen.protocol.gtp;

import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;
import tengen.protocol.CommandQueue;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/** The state of a GTP session. Immutable. */
public final class GtpState {

  /** The phase of a session. */
  enum Phase {
    OPEN,
    /** The client is leaving: searches are stopped at once, queued commands are answered. */
    LEAVING,
    CLOSED
  }

  /** The command whose reply is not complete; all others wait for it. */
  sealed interface InFlight {
    long ticket();

    /** Returns the id that its reply has to repeat. */
    OptionalInt id();
  }

  /** A command that the engine works on, which can be stopped. */
  sealed interface EngineRequest extends InFlight {}

  /**
   * A search for a move.
   *
   * @param cancelled whether the client has ended it without a move
   */
  record Searching(long ticket, OptionalInt id, GtpMoveRequest request, boolean cancelled)
      implements EngineRequest {}

  /**
   * An analysis, which lasts until the client's next line.
   *
   * @param stopping whether that line has come
   */
  record Analyzing(long ticket, OptionalInt id, GtpAnalysis analysis, boolean stopping)
      implements EngineRequest {}

  /** An analysis with nothing left to find, which lasts until the client's next line. */
  record FinishedAnalysis(long ticket, OptionalInt id) implements InFlight {}

  /** A question to the engine about a topic, with this side to move. */
  record Inspecting(long ticket, OptionalInt id, Side side, GtpTopics.Form form)
      implements EngineRequest {}

  /** A request to read a record. */
  record Loading(long ticket, OptionalInt id, GtpRecords.Asked asked) implements InFlight {}

  private final GtpHost host;
  private final GtpGame game;
  private final GtpClientSettings settings;
  private final Optional<InFlight> inFlight;
  private final CommandQueue<GtpLine> pending;
  private final long lastTicket;
  private final Phase phase;

  private GtpState(
      GtpHost host,
      GtpGame game,
      GtpClientSettings settings,
      Optional<InFlight> inFlight,
      CommandQueue<GtpLine> pending,
      long lastTicket,
      Phase phase) {
    this.host = host;
    this.game = game;
    this.settings = settings;
    this.inFlight = inFlight;
    this.pending = pending;
    this.lastTicket = lastTicket;
    this.phase = phase;
  }

  static GtpState start(GtpHost host, GtpClientSettings settings) {
    SessionOffer offer = host.offer();
    var engine = offer.engines().getFirst();
    GtpGame game =
        GtpGame.start(offer, engine)
            .orElseThrow(
                () -> new IllegalArgumentException(engine.id() + " plays no game of this server"));
    return new GtpState(host, game, settings, Optional.empty(), CommandQueue.none(), 0, Phase.OPEN);
  }

  /** Returns a step to this state without effects. */
  Step<GtpState, GtpReply> step() {
    return Step.to(this);
  }

  GtpHost host() {
    return host;
  }

  SessionOffer offer() {
    return host.offer();
  }

  GtpGame game() {
    return game;
  }

  GtpClientSettings settings() {
    return settings;
  }

  GtpClocks clocks() {
    return settings.clocks();
  }

  Optional<InFlight> inFlight() {
    return inFlight;
  }

  /** Returns the command in flight if it is of this kind. */
  <F extends InFlight> Optional<F> inFlight(Class<F> kind) {
    return inFlight.filter(kind::isInstance).map(kind::cast);
  }

  boolean isBusy() {
    return inFlight.isPresent();
  }

  CommandQueue<GtpLine> pending() {
    return pending;
  }

  /** Returns the last ticket, which belongs to the command in flight if there is one. */
  long lastTicket() {
    return lastTicket;
  }

  Phase phase() {
    return phase;
  }

  GtpState withGame(GtpGame next) {
    return new GtpState(host, next, settings, inFlight, pending, lastTicket, phase);
  }

  GtpState withSettings(GtpClientSettings next) {
    return new GtpState(host, game, next, inFlight, pending, lastTicket, phase);
  }

  GtpState withClocks(GtpClocks next) {
    return withSettings(settings.withClocks(next));
  }

  GtpState withPending(CommandQueue<GtpLine> next) {
    return new GtpState(host, game, settings, inFlight, next, lastTicket, phase);
  }

  GtpState withPhase(Phase next) {
    return new GtpState(host, game, settings, inFlight, pending, lastTicket, next);
  }

  /** Returns the state with a new search in flight. */
  GtpState searching(OptionalInt id, GtpMoveRequest request) {
    return with(new Searching(lastTicket + 1, id, request, false));
  }

  /** Returns the state with a search cancelled. */
  GtpState cancelled(Searching search) {
    return with(new Searching(search.ticket(), search.id(), search.request(), true));
  }

  /** Returns the state with a new analysis in flight. */
  GtpState analyzing(OptionalInt id, GtpAnalysis analysis) {
    return with(new Analyzing(lastTicket + 1, id, analysis, false));
  }

  /** Returns the state with an analysis being stopped. */
  GtpState stopping(Analyzing analysis) {
    return with(new Analyzing(analysis.ticket(), analysis.id(), analysis.analysis(), true));
  }

  /** Returns the state with an analysis that has found everything. */
  GtpState finished(OptionalInt id) {
    return with(new FinishedAnalysis(lastTicket, id));
  }

  /** Returns the state with a new inspection in flight. */
  GtpState inspecting(OptionalInt id, Side side, GtpTopics.Form form) {
    return with(new Inspecting(lastTicket + 1, id, side, form));
  }

  /** Returns the state with a new request for a file in flight. */
  GtpState loading(OptionalInt id, GtpRecords.Asked asked) {
    return with(new Loading(lastTicket + 1, id, asked));
  }

  private GtpState with(InFlight next) {
    return new GtpState(host, game, settings, Optional.of(next), pending, next.ticket(), phase);
  }

  /** Returns the state without a command in flight. */
  GtpState idle() {
    return new GtpState(host, game, settings, Optional.empty(), pending, lastTicket, phase);
  }
}
