package tengen.protocol.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.GameEnd;

/**
 * An event at a table. The sequence of all its events determines a table's state.
 *
 * @param seq from 1, without gaps
 * @param atMs milliseconds since 1970, UTC
 * @param left on the clocks at that time
 */
public record TableEvent(long seq, long atMs, TimeLeft left, Content what) {

  /** The content of an event. */
  public sealed interface Content {}

  /**
   * The table was opened; always the first event.
   *
   * @param hashes of the tokens, by the role that each gives
   * @param guest account of the person who took the free seat of a match; empty without a login
   */
  public record Opened(TableOpening opening, Map<TableRole, String> hashes, String guest)
      implements Content {
    public Opened {
      hashes = Map.copyOf(hashes);
    }

    /** Returns a copy with the token's hash and the account of a person who took a seat. */
    public Opened with(Seated seated) {
      Map<TableRole, String> more = new HashMap<>(hashes);
      more.put(TableRole.playing(seated.side()), seated.hash());
      return new Opened(opening, more, seated.account());
    }
  }

  /**
   * A move was played.
   *
   * @param thought of the engine that played it
   */
  public record Moved(Turn turn, Optional<TableThought> thought) implements Content {}

  /**
   * A choice was made in the opening.
   *
   * @param black player of Black from now on
   * @param white player of White from now on
   */
  public record Chosen(OpeningChoice choice, TablePlayer black, TablePlayer white)
      implements Content {}

  /**
   * Turns were taken back.
   *
   * @param to number of turns that remain
   */
  public record TakenBack(int to) implements Content {}

  /** The players have changed. */
  public record PlayersChanged(TablePlayer black, TablePlayer white) implements Content {}

  /** The table was paused, and its clocks stopped. */
  public record Paused(PauseReason why, String detail) implements Content {}

  /**
   * The table was resumed.
   *
   * @param plies number of plies after which it pauses; empty for no pause
   * @param delayMs delay between moves of two engines
   */
  public record Resumed(OptionalInt plies, long delayMs) implements Content {}

  /**
   * The game is over.
   *
   * @param end empty for a game that was aborted
   * @param reason text for people
   */
  public record Over(Optional<GameEnd> end, String reason) implements Content {
    /** Creates the end of a game with a result. */
    public Over(GameEnd end, String reason) {
      this(Optional.of(end), reason);
    }
  }

  /**
   * A person took the free seat of a match.
   *
   * @param hash of the person's token
   * @param account of the person; empty without a login
   */
  public record Seated(Side side, String name, String hash, String account) implements Content {}

  /** A player asks for the opponent's consent. The number of this event names the request. */
  public record Requested(TableOffer offer) implements Content {}

  /** A request was declined, or withdrawn by the player who asked. */
  public record Declined(Side side) implements Content {}

  /**
   * The rematch has begun.
   *
   * @param table id of its table, where the tokens of the players are valid too
   */
  public record Rematched(String table) implements Content {}

  /** The table was closed; always the last event. */
  public record Closed() implements Content {}
}
