package tengen.protocol.gomocup;

import java.util.Optional;
import tengen.game.Position;
import tengen.protocol.Pending;
import tengen.protocol.SessionOffer;

/**
 * A Gomocup session between two inputs.
 *
 * @param board the game; empty before the first START. Its rules may be older than the settings'
 * @param reading what the next line is taken for
 * @param thinking the search that runs
 * @param waiting commands that wait for its end
 * @param searches how many were started: the last ticket
 */
public record GomocupState(
    SessionOffer offer,
    GomocupSettings settings,
    Optional<Position> board,
    Reading reading,
    Optional<Thinking> thinking,
    Waiting waiting,
    long searches) {

  /**
   * A search under way.
   *
   * @param before the game before the command that it answers, for when it fails
   * @param opening whether an opening is answered: the answer is no move of the game
   * @param stopping whether it was asked to answer now
   */
  public record Thinking(long ticket, Position before, boolean opening, boolean stopping) {
    Thinking stopped() {
      return new Thinking(ticket, before, opening, true);
    }
  }

  /**
   * Commands in the order of their arrival.
   *
   * @param end what the line after the last of them would be taken for
   */
  public record Waiting(Pending<GomocupCommand> commands, Reading end) {
    static final Waiting NOTHING = new Waiting(Pending.none(), new Reading.Commands());
  }

  /** A session that has heard nothing. */
  static GomocupState initial(SessionOffer offer) {
    return new GomocupState(
        offer,
        GomocupSettings.INITIAL,
        Optional.empty(),
        new Reading.Commands(),
        Optional.empty(),
        Waiting.NOTHING,
        0);
  }

  GomocupState with(GomocupSettings changed) {
    return new GomocupState(offer, changed, board, reading, thinking, waiting, searches);
  }

  GomocupState with(Position position) {
    return new GomocupState(
        offer, settings, Optional.of(position), reading, thinking, waiting, searches);
  }

  GomocupState with(Reading next) {
    return new GomocupState(offer, settings, board, next, thinking, waiting, searches);
  }

  GomocupState with(Waiting queue) {
    return new GomocupState(offer, settings, board, reading, thinking, queue, searches);
  }

  /** With this search running. */
  GomocupState with(Thinking search) {
    return new GomocupState(
        offer, settings, board, reading, Optional.of(search), waiting, search.ticket());
  }

  /** With no search running. */
  GomocupState idle() {
    return new GomocupState(offer, settings, board, reading, Optional.empty(), waiting, searches);
  }
}
