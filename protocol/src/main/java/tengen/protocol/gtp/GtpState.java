package tengen.protocol.gtp;

import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;
import tengen.protocol.Pending;
import tengen.protocol.SessionOffer;

/** All that a GTP session remembers. Its owner is the session's host. */
public final class GtpState {

  /** How far a session is from its end. */
  enum Phase {
    OPEN,
    /** The client is leaving: searches are stopped at once, what waits is answered. */
    LEAVING,
    CLOSED
  }

  /** What the session waits for, and all commands with it. */
  sealed interface Errand {
    long ticket();

    /** What its answer has to echo. */
    OptionalInt id();
  }

  /** What the engine works on, and can be stopped at. */
  sealed interface EngineErrand extends Errand {}

  /**
   * A search that runs.
   *
   * @param plays whether its move is made on the board
   * @param told what it thinks meanwhile; empty: not wanted
   */
  record Thinking(long ticket, OptionalInt id, Side side, boolean plays, Optional<GtpAnalysis> told)
      implements EngineErrand {}

  /**
   * An analysis: it goes on until the client says something.
   *
   * @param stopping whether the client has
   */
  record Analysing(long ticket, OptionalInt id, GtpAnalysis analysis, boolean stopping)
      implements EngineErrand {}

  /**
   * An analysis that has nothing left to find, but is not over before the client says something.
   */
  record Resting(long ticket, OptionalInt id) implements Errand {}

  /** A topic that the engine is asked about. */
  record Inspecting(long ticket, OptionalInt id, GtpCommand.Form form) implements EngineErrand {}

  /**
   * A record that is being read.
   *
   * @param beforeMove as in {@link GtpCommand.LoadSgf}
   */
  record Loading(long ticket, OptionalInt id, OptionalInt beforeMove) implements Errand {}

  private final SessionOffer offer;
  private final GtpGame game;
  private final GtpClocks clocks;
  private final Optional<Errand> errand;
  private final Pending<GtpLine> pending;
  private final long lastTicket;
  private final Phase phase;

  private GtpState(
      SessionOffer offer,
      GtpGame game,
      GtpClocks clocks,
      Optional<Errand> errand,
      Pending<GtpLine> pending,
      long lastTicket,
      Phase phase) {
    this.offer = offer;
    this.game = game;
    this.clocks = clocks;
    this.errand = errand;
    this.pending = pending;
    this.lastTicket = lastTicket;
    this.phase = phase;
  }

  static GtpState start(SessionOffer offer) {
    var engine = offer.engines().getFirst();
    GtpGame game =
        GtpGame.start(offer, engine)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(engine.id() + " plays no game with known rules"));
    return new GtpState(
        offer, game, GtpClocks.UNLIMITED, Optional.empty(), Pending.none(), 0, Phase.OPEN);
  }

  SessionOffer offer() {
    return offer;
  }

  GtpGame game() {
    return game;
  }

  GtpClocks clocks() {
    return clocks;
  }

  Optional<Thinking> thinking() {
    return errand(Thinking.class);
  }

  /** What the session waits for, if it is of this kind. */
  <E extends Errand> Optional<E> errand(Class<E> kind) {
    return errand.filter(kind::isInstance).map(kind::cast);
  }

  boolean isBusy() {
    return errand.isPresent();
  }

  Pending<GtpLine> pending() {
    return pending;
  }

  /** That of the errand, where there is one. */
  long lastTicket() {
    return lastTicket;
  }

  Phase phase() {
    return phase;
  }

  GtpState withGame(GtpGame next) {
    return new GtpState(offer, next, clocks, errand, pending, lastTicket, phase);
  }

  GtpState withClocks(GtpClocks next) {
    return new GtpState(offer, game, next, errand, pending, lastTicket, phase);
  }

  GtpState withPending(Pending<GtpLine> next) {
    return new GtpState(offer, game, clocks, errand, next, lastTicket, phase);
  }

  GtpState withPhase(Phase next) {
    return new GtpState(offer, game, clocks, errand, pending, lastTicket, next);
  }

  /** With a new ticket for a search of {@code side}. */
  GtpState thinking(OptionalInt id, Side side, boolean plays, Optional<GtpAnalysis> told) {
    return waiting(new Thinking(lastTicket + 1, id, side, plays, told));
  }

  /** With a new ticket for an analysis. */
  GtpState analysing(OptionalInt id, GtpAnalysis analysis) {
    return waiting(new Analysing(lastTicket + 1, id, analysis, false));
  }

  /** With an analysis that is being stopped. */
  GtpState stopping(Analysing errand) {
    return waiting(new Analysing(errand.ticket(), errand.id(), errand.analysis(), true));
  }

  /** With an analysis that has found all there is. */
  GtpState resting(OptionalInt id) {
    return waiting(new Resting(lastTicket, id));
  }

  /** With a new ticket for an inspection. */
  GtpState inspecting(OptionalInt id, GtpCommand.Form form) {
    return waiting(new Inspecting(lastTicket + 1, id, form));
  }

  /** With a new ticket for a file. */
  GtpState loading(OptionalInt id, OptionalInt beforeMove) {
    return waiting(new Loading(lastTicket + 1, id, beforeMove));
  }

  private GtpState waiting(Errand next) {
    return new GtpState(offer, game, clocks, Optional.of(next), pending, next.ticket(), phase);
  }

  GtpState idle() {
    return new GtpState(offer, game, clocks, Optional.empty(), pending, lastTicket, phase);
  }
}
