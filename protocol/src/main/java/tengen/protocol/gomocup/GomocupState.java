package tengen.protocol.gomocup;

import java.util.Optional;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.protocol.Pending;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/**
 * The state of a Gomocup session.
 *
 * @param game with its referee's ruling; empty before the first START. Its rules may be older than
 *     the settings'
 * @param mode what the next line is taken for
 * @param search the one that runs
 * @param waiting commands that wait for its end
 * @param searches how many were started: the last ticket
 */
public record GomocupState(
    SessionOffer offer,
    GomocupSettings settings,
    Optional<Ruling> game,
    InputMode mode,
    Optional<Searching> search,
    Waiting waiting,
    long searches) {

  /**
   * A search under way.
   *
   * @param before the game before the command that it answers, for when it fails
   * @param opening whether an opening is answered: the answer is no move of the game
   * @param stopping whether it was asked to answer now
   */
  public record Searching(long ticket, Ruling before, boolean opening, boolean stopping) {
    Searching stopped() {
      return new Searching(ticket, before, opening, true);
    }
  }

  /**
   * Commands in the order of their arrival.
   *
   * @param end what the line after the last of them would be taken for
   */
  public record Waiting(Pending<GomocupCommand> commands, InputMode end) {
    static final Waiting NOTHING = new Waiting(Pending.none(), new InputMode.Commands());
  }

  /** A session that has heard nothing. */
  static GomocupState initial(SessionOffer offer) {
    return new GomocupState(
        offer,
        GomocupSettings.INITIAL,
        Optional.empty(),
        new InputMode.Commands(),
        Optional.empty(),
        Waiting.NOTHING,
        0);
  }

  /** A step to here that has no effect yet. */
  Step<GomocupState, GomocupReply> step() {
    return Step.to(this);
  }

  /** A step of one ERROR line; the state stays. */
  Step<GomocupState, GomocupReply> refuse(String why) {
    return step().send(new GomocupReply.Failure(why));
  }

  /** The game as plain data. */
  Optional<Position> position() {
    return game.map(Ruling::position);
  }

  GomocupState with(GomocupSettings changed) {
    return new GomocupState(offer, changed, game, mode, search, waiting, searches);
  }

  GomocupState with(Ruling changed) {
    return new GomocupState(offer, settings, Optional.of(changed), mode, search, waiting, searches);
  }

  GomocupState with(InputMode next) {
    return new GomocupState(offer, settings, game, next, search, waiting, searches);
  }

  GomocupState with(Waiting queue) {
    return new GomocupState(offer, settings, game, mode, search, queue, searches);
  }

  /** With this search running. */
  GomocupState with(Searching running) {
    return new GomocupState(
        offer, settings, game, mode, Optional.of(running), waiting, running.ticket());
  }

  /** With no search running. */
  GomocupState idle() {
    return new GomocupState(offer, settings, game, mode, Optional.empty(), waiting, searches);
  }
}
