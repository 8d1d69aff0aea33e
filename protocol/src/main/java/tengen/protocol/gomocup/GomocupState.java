package tengen.protocol.gomocup;

import java.util.List;
import java.util.Optional;
import tengen.game.Move;
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
 * @param suggested whether a move for it was suggested, and not played yet
 * @param exclusions what searches must not choose
 * @param mode what the next line is taken for
 * @param search the one that runs
 * @param waiting commands that wait for its end
 * @param searches how many were started: the last ticket
 */
public record GomocupState(
    SessionOffer offer,
    GomocupSettings settings,
    Optional<Ruling> game,
    boolean suggested,
    Exclusions exclusions,
    InputMode mode,
    Optional<Searching> search,
    Waiting waiting,
    long searches) {

  /** What becomes of a search's answer. */
  public sealed interface Purpose {
    /** It is the next move of the game, or the next moves. */
    record Play() implements Purpose {}

    /** It is said, and is no move of the game. */
    record Say() implements Purpose {}

    /** The same, in Yixin-Board's words for swap2. */
    record SwapStep() implements Purpose {}

    /** It is said as a step of an opening asks for it. */
    record Opening(OpeningQuestion question) implements Purpose {}

    /** Nothing: the engine thinks on. */
    record Ponder() implements Purpose {}

    /** It is what an engine thinks of a position. */
    record Answer() implements Purpose {}
  }

  /**
   * A search, or a question to the engine, under way.
   *
   * @param before the game before the command that it answers, for when it fails
   * @param arrivedNanos when that command arrived
   * @param stopping whether it was asked to answer now
   * @param marks what a board has been told of it
   */
  public record Searching(
      long ticket,
      Ruling before,
      Purpose purpose,
      long arrivedNanos,
      boolean stopping,
      Marks marks) {
    /** One of which nothing has been told yet. */
    Searching(long ticket, Ruling before, Purpose purpose, long arrivedNanos) {
      this(ticket, before, purpose, arrivedNanos, false, Marks.NONE);
    }

    Searching stopped() {
      return new Searching(ticket, before, purpose, arrivedNanos, true, marks);
    }

    Searching with(Marks told) {
      return new Searching(ticket, before, purpose, arrivedNanos, stopping, told);
    }

    /** Whether the limits of the game's moves are its own. */
    boolean isMove() {
      return !(purpose instanceof Purpose.Ponder || purpose instanceof Purpose.Answer);
    }
  }

  /**
   * The marks that Yixin-Board shows.
   *
   * @param depth of the search when they were set anew
   * @param current what is being searched
   * @param lost what is proven to lose
   */
  public record Marks(int depth, Optional<Move> current, List<Move> lost) {
    static final Marks NONE = new Marks(0, Optional.empty(), List.of());

    public Marks {
      lost = List.copyOf(lost);
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
        GomocupSettings.initial(offer.habits()),
        Optional.empty(),
        false,
        Exclusions.NONE,
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

  /** How the client means points. */
  ClientTraits client() {
    return settings.client();
  }

  /** The game as plain data. */
  Optional<Position> position() {
    return game.map(Ruling::position);
  }

  GomocupState with(GomocupSettings changed) {
    return new GomocupState(
        offer, changed, game, suggested, exclusions, mode, search, waiting, searches);
  }

  /** With the game there; what was suggested before is past. */
  GomocupState with(Ruling changed) {
    return new GomocupState(
        offer, settings, Optional.of(changed), false, exclusions, mode, search, waiting, searches);
  }

  /** With a move of the game suggested. */
  GomocupState suggesting() {
    return new GomocupState(
        offer, settings, game, true, exclusions, mode, search, waiting, searches);
  }

  GomocupState with(Exclusions changed) {
    return new GomocupState(
        offer, settings, game, suggested, changed, mode, search, waiting, searches);
  }

  GomocupState with(InputMode next) {
    return new GomocupState(
        offer, settings, game, suggested, exclusions, next, search, waiting, searches);
  }

  GomocupState with(Waiting queue) {
    return new GomocupState(
        offer, settings, game, suggested, exclusions, mode, search, queue, searches);
  }

  /** With this search running. */
  GomocupState with(Searching running) {
    return new GomocupState(
        offer,
        settings,
        game,
        suggested,
        exclusions,
        mode,
        Optional.of(running),
        waiting,
        Math.max(searches, running.ticket()));
  }

  /** With no search running. */
  GomocupState idle() {
    return new GomocupState(
        offer, settings, game, suggested, exclusions, mode, Optional.empty(), waiting, searches);
  }
}
