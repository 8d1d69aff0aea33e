package tengen.protocol.botzone;

import java.util.Optional;
import java.util.OptionalLong;
import tengen.game.Ruling;
import tengen.protocol.CommandQueue;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/**
 * The state of a Botzone session.
 *
 * @param game with its ruling; empty before the first request
 * @param saved the data that each answer returns
 * @param search ticket of the running search
 * @param pending requests that wait for its end
 * @param searches number of searches started, which is the last ticket
 */
public record BotzoneState(
    SessionOffer offer,
    Optional<Ruling> game,
    SavedData saved,
    OptionalLong search,
    CommandQueue<BotzoneCommand> pending,
    Phase phase,
    long searches) {

  /** The phase of a session. */
  public enum Phase {
    /** The client may send more. */
    OPEN,
    /** The client has ended its input; pending requests are still answered. */
    LEAVING,
    /** The session is over. */
    CLOSED
  }

  /** Returns the state of a new session. */
  static BotzoneState initial(SessionOffer offer) {
    return new BotzoneState(
        offer,
        Optional.empty(),
        SavedData.NOTHING,
        OptionalLong.empty(),
        CommandQueue.none(),
        Phase.OPEN,
        0);
  }

  /** Returns a step to this state without effects. */
  Step<BotzoneState, BotzoneReply> step() {
    return Step.to(this);
  }

  /** Returns whether more replies will follow. */
  boolean hasMoreReplies() {
    return phase == Phase.OPEN || !pending.isEmpty();
  }

  BotzoneState with(Ruling changed) {
    return new BotzoneState(offer, Optional.of(changed), saved, search, pending, phase, searches);
  }

  BotzoneState with(SavedData changed) {
    return new BotzoneState(offer, game, changed, search, pending, phase, searches);
  }

  BotzoneState with(CommandQueue<BotzoneCommand> changed) {
    return new BotzoneState(offer, game, saved, search, changed, phase, searches);
  }

  BotzoneState with(Phase changed) {
    return new BotzoneState(offer, game, saved, search, pending, changed, searches);
  }

  /** Returns the state with another search running. */
  BotzoneState searching() {
    long ticket = searches + 1;
    return new BotzoneState(offer, game, saved, OptionalLong.of(ticket), pending, phase, ticket);
  }

  /** Returns the state without a running search. */
  BotzoneState idle() {
    return new BotzoneState(offer, game, saved, OptionalLong.empty(), pending, phase, searches);
  }
}
