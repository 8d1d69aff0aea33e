package tengen.protocol.botzone;

import java.util.Optional;
import java.util.OptionalLong;
import tengen.game.Ruling;
import tengen.protocol.Pending;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/**
 * The state of a Botzone session.
 *
 * @param game with its referee's ruling; empty before the first request
 * @param saved what each answer gives back
 * @param search the ticket of the one that runs
 * @param pending requests that wait for its end
 * @param searches how many were started: the last ticket
 */
public record BotzoneState(
    SessionOffer offer,
    Optional<Ruling> game,
    SavedData saved,
    OptionalLong search,
    Pending<BotzoneCommand> pending,
    Phase phase,
    long searches) {

  /** Whether more can come. */
  public enum Phase {
    /** The client may send more. */
    OPEN,
    /** It has ended its input: what it asked is answered yet. */
    LEAVING,
    /** All is said. */
    CLOSED
  }

  /** A session that has heard nothing. */
  static BotzoneState initial(SessionOffer offer) {
    return new BotzoneState(
        offer,
        Optional.empty(),
        SavedData.NOTHING,
        OptionalLong.empty(),
        Pending.none(),
        Phase.OPEN,
        0);
  }

  /** A step to here that has no effect yet. */
  Step<BotzoneState, BotzoneReply> step() {
    return Step.to(this);
  }

  /** Whether the client is going to hear more than what is said now. */
  boolean goesOn() {
    return phase == Phase.OPEN || !pending.isEmpty();
  }

  BotzoneState with(Ruling changed) {
    return new BotzoneState(offer, Optional.of(changed), saved, search, pending, phase, searches);
  }

  BotzoneState with(SavedData changed) {
    return new BotzoneState(offer, game, changed, search, pending, phase, searches);
  }

  BotzoneState with(Pending<BotzoneCommand> changed) {
    return new BotzoneState(offer, game, saved, search, changed, phase, searches);
  }

  BotzoneState with(Phase changed) {
    return new BotzoneState(offer, game, saved, search, pending, changed, searches);
  }

  /** With another search running. */
  BotzoneState searching() {
    long ticket = searches + 1;
    return new BotzoneState(offer, game, saved, OptionalLong.of(ticket), pending, phase, ticket);
  }

  /** With no search running. */
  BotzoneState idle() {
    return new BotzoneState(offer, game, saved, OptionalLong.empty(), pending, phase, searches);
  }
}
