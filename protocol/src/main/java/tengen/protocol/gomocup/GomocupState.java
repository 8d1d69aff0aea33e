package tengen.protocol.gomocup;

import java.util.List;
import java.util.Optional;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.protocol.CommandQueue;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/**
 * The state of a Gomocup session.
 *
 * @param game with its ruling; empty before the first START. Its rules may be older than the
 *     settings
 * @param suggested whether a move was suggested and not yet played
 * @param exclusions moves that searches must not choose
 * @param mode how the next line is read
 * @param search the running search
 * @param waiting commands that wait for its end
 * @param searches number of searches started, which is the last ticket
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

  /** The use of a search's answer. */
  public sealed interface Purpose {
    /** The next move or moves of the game. */
    record Play() implements Purpose {}

    /** A reply that does not change the game. */
    record ReplyOnly() implements Purpose {}

    /** A reply that does not change the game, in Yixin-Board's words for swap2. */
    record SwapStep() implements Purpose {}

    /** A reply to a step of an opening. */
    record Opening(OpeningQuestion question) implements Purpose {}

    /** No answer: the engine ponders. */
    record Ponder() implements Purpose {}

    /** The engine's findings about a position. */
    record Answer() implements Purpose {}
  }

  /**
   * A running search or question to the engine.
   *
   * @param before the game before its command, restored if it fails
   * @param suggestedBefore whether a suggested move was open then, restored if it fails
   * @param arrivedNanos arrival of that command
   * @param stopping whether it was told to answer now
   * @param marks the marks that the board shows
   */
  public record Searching(
      long ticket,
      Ruling before,
      boolean suggestedBefore,
      Purpose purpose,
      long arrivedNanos,
      boolean stopping,
      Marks marks) {
    /** Creates a search without output so far. */
    Searching(
        long ticket, Ruling before, boolean suggestedBefore, Purpose purpose, long arrivedNanos) {
      this(ticket, before, suggestedBefore, purpose, arrivedNanos, false, Marks.NONE);
    }

    Searching stopped() {
      return new Searching(ticket, before, suggestedBefore, purpose, arrivedNanos, true, marks);
    }

    Searching with(Marks given) {
      return new Searching(ticket, before, suggestedBefore, purpose, arrivedNanos, stopping, given);
    }

    /** Returns whether the limits of the game's moves apply. */
    boolean isMove() {
      return !(purpose instanceof Purpose.Ponder || purpose instanceof Purpose.Answer);
    }
  }

  /**
   * The marks that Yixin-Board shows.
   *
   * @param depth of the search when all were sent
   * @param current move being searched
   * @param lost moves proven to lose
   */
  public record Marks(int depth, Optional<Move> current, List<Move> lost) {
    static final Marks NONE = new Marks(0, Optional.empty(), List.of());

    public Marks {
      lost = List.copyOf(lost);
    }
  }

  /**
   * Queued commands in the order of their arrival.
   *
   * @param end how the line after the last of them will be read
   */
  public record Waiting(CommandQueue<GomocupCommand> commands, InputMode end) {
    static final Waiting NOTHING = new Waiting(CommandQueue.none(), new InputMode.Commands());
  }

  /** Returns the state of a new session. */
  static GomocupState initial(SessionOffer offer) {
    return new GomocupState(
        offer,
        GomocupSettings.initial(offer.settings().conventions()),
        Optional.empty(),
        false,
        Exclusions.NONE,
        new InputMode.Commands(),
        Optional.empty(),
        Waiting.NOTHING,
        0);
  }

  /** Returns a step to this state without effects. */
  Step<GomocupState, GomocupReply> step() {
    return Step.to(this);
  }

  /** Returns a step with an ERROR line and an unchanged state. */
  Step<GomocupState, GomocupReply> reject(String why) {
    return step().send(new GomocupReply.Failure(why));
  }

  /** Returns the client's conventions. */
  GomocupConventions client() {
    return settings.client();
  }

  /** Returns the game's position. */
  Optional<Position> position() {
    return game.map(Ruling::position);
  }

  GomocupState with(GomocupSettings changed) {
    return new GomocupState(
        offer, changed, game, suggested, exclusions, mode, search, waiting, searches);
  }

  /** Returns the state with this game; a suggested move is dropped. */
  GomocupState with(Ruling changed) {
    return new GomocupState(
        offer, settings, Optional.of(changed), false, exclusions, mode, search, waiting, searches);
  }

  /** Returns the state after a move was suggested, which the manager has yet to play. */
  GomocupState withSuggestedMove() {
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

  /** Returns the state with this search running. */
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

  /** Returns the state from before the command of a search that failed. */
  GomocupState restored(Searching failed) {
    GomocupState before = idle().with(failed.before());
    return failed.suggestedBefore() ? before.withSuggestedMove() : before;
  }

  /** Returns the state without a running search. */
  GomocupState idle() {
    return new GomocupState(
        offer, settings, game, suggested, exclusions, mode, Optional.empty(), waiting, searches);
  }
}
