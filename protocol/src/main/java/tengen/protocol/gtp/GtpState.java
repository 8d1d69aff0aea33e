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

  /**
   * A search that runs.
   *
   * @param id what its answer has to echo
   * @param plays whether its move is made on the board
   */
  record Thinking(long ticket, OptionalInt id, Side side, boolean plays) {}

  private final SessionOffer offer;
  private final GtpGame game;
  private final GtpClocks clocks;
  private final Optional<Thinking> thinking;
  private final Pending<GtpLine> pending;
  private final long lastTicket;
  private final Phase phase;

  private GtpState(
      SessionOffer offer,
      GtpGame game,
      GtpClocks clocks,
      Optional<Thinking> thinking,
      Pending<GtpLine> pending,
      long lastTicket,
      Phase phase) {
    this.offer = offer;
    this.game = game;
    this.clocks = clocks;
    this.thinking = thinking;
    this.pending = pending;
    this.lastTicket = lastTicket;
    this.phase = phase;
  }

  static GtpState start(SessionOffer offer) {
    var engine = offer.engines().getFirst();
    GtpGame game =
        GtpGame.start(offer, engine)
            .orElseThrow(
                () -> new IllegalArgumentException(engine.id() + " plays no game on a board"));
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
    return thinking;
  }

  Pending<GtpLine> pending() {
    return pending;
  }

  Phase phase() {
    return phase;
  }

  GtpState withGame(GtpGame next) {
    return new GtpState(offer, next, clocks, thinking, pending, lastTicket, phase);
  }

  GtpState withClocks(GtpClocks next) {
    return new GtpState(offer, game, next, thinking, pending, lastTicket, phase);
  }

  GtpState withPending(Pending<GtpLine> next) {
    return new GtpState(offer, game, clocks, thinking, next, lastTicket, phase);
  }

  GtpState withPhase(Phase next) {
    return new GtpState(offer, game, clocks, thinking, pending, lastTicket, next);
  }

  /** With a new ticket for a search of {@code side}. */
  GtpState thinking(OptionalInt id, Side side, boolean plays) {
    long ticket = lastTicket + 1;
    var search = Optional.of(new Thinking(ticket, id, side, plays));
    return new GtpState(offer, game, clocks, search, pending, ticket, phase);
  }

  GtpState idle() {
    return new GtpState(offer, game, clocks, Optional.empty(), pending, lastTicket, phase);
  }
}
