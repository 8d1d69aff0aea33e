package tengen.protocol;

import java.util.OptionalLong;
import tengen.game.Position;
import tengen.protocol.record.GameEnd;
import tengen.protocol.table.TableRequest;
import tengen.search.Goal;
import tengen.search.Limits;

/**
 * An action that a session's step asks of its host. The host performs the effects of a step in
 * order and reports results by {@link SessionInput}.
 *
 * <p>A session has engine slots, numbered from 0. A slot has an engine with its options and current
 * game, and runs its searches one at a time in the order of their starts. A slot is created at its
 * first use, with the first of the offered engines. Most dialects use only slot 0.
 *
 * @param <R> the protocol's replies
 */
public sealed interface Effect<R> {

  /** Write a reply. */
  record Send<R>(R reply) implements Effect<R> {}

  /** An event of the session's game, which asks for nothing. */
  sealed interface GameEvent<R> extends Effect<R> {}

  /**
   * The game has changed: a new game, a move by either side, an undo or a position set up. Comes
   * before the other effects of the change.
   *
   * @param position the new position; without turns the game has just begun
   */
  record GameChanged<R>(Position position) implements GameEvent<R> {}

  /** The game is over, by its rules or because the engine resigned. */
  record GameEnded<R>(GameEnd end) implements GameEvent<R> {}

  /** A game begins. Later effects wait while the engine prepares outside the clock. */
  record NewGame<R>(int slot, Position start) implements Effect<R> {
    /** Creates the effect for engine slot 0, the session's first engine. */
    public NewGame(Position start) {
      this(0, start);
    }
  }

  /**
   * Start a search, then send {@code Finished} or {@code Failed} with this ticket, exactly once.
   *
   * @param limits with the client's clock; the host plans the times. A search that only a stop ends
   *     may pause while others search
   * @param arrivedNanos arrival of the command, when its time starts; empty for a background
   *     search, whose time starts when it runs and which may pause while others search
   * @param reportEveryMs interval of {@code Progressed}; {@link Long#MAX_VALUE} for none
   */
  record StartSearch<R>(
      int slot,
      long ticket,
      Position position,
      Goal goal,
      Limits limits,
      OptionalLong arrivedNanos,
      long reportEveryMs)
      implements Effect<R> {
    /** Creates the effect for engine slot 0 and a command that arrived at {@code arrivedNanos}. */
    public StartSearch(
        long ticket,
        Position position,
        Goal goal,
        Limits limits,
        long arrivedNanos,
        long reportEveryMs) {
      this(0, ticket, position, goal, limits, OptionalLong.of(arrivedNanos), reportEveryMs);
    }

    /** Returns the search with other limits. */
    public StartSearch<R> withLimits(Limits changed) {
      return new StartSearch<>(slot, ticket, position, goal, changed, arrivedNanos, reportEveryMs);
    }
  }

  /**
   * Ask the engine about a topic, then send {@code Inspected} or {@code Failed} with this ticket,
   * exactly once. Stops and drops work as for a search.
   *
   * @param topic name of a topic that the slot's engine offers
   * @param limits with the client's clock; the host plans the times
   * @param arrivedNanos arrival of the command, when its time starts
   */
  record Inspect<R>(
      int slot, long ticket, Position position, String topic, Limits limits, long arrivedNanos)
      implements Effect<R> {
    /** Creates the effect for engine slot 0, the session's first engine. */
    public Inspect(long ticket, Position position, String topic, Limits limits, long arrivedNanos) {
      this(0, ticket, position, topic, limits, arrivedNanos);
    }
  }

  /** Change the limits of a running search. */
  record ChangeLimits<R>(long ticket, Limits limits) implements Effect<R> {}

  /** Make the search answer now; its {@code Finished} or {@code Inspected} still follows. */
  record StopSearch<R>(long ticket) implements Effect<R> {}

  /** Stop a search whose answer is not needed; {@code Finished} may be omitted. */
  record DropSearch<R>(long ticket) implements Effect<R> {}

  /**
   * Read a file of this machine, then send {@code FileRead} with this ticket, exactly once. Only
   * used if the {@link SessionOffer} allows files.
   *
   * @param path as the client wrote it
   */
  record ReadFile<R>(long ticket, String path) implements Effect<R> {}

  /**
   * Query the stored games, then send {@code GamesFound} or {@code Failed} with this ticket,
   * exactly once.
   */
  record FindGames<R>(long ticket, GamesQuestion question) implements Effect<R> {}

  /**
   * Let the slot's engine store files in this directory from its next search on. Ignored if the
   * client may not name files.
   *
   * @param path as the client wrote it
   */
  record AllowDirectory<R>(int slot, String path) implements Effect<R> {
    /** Creates the effect for engine slot 0, the session's first engine. */
    public AllowDirectory(String path) {
      this(0, path);
    }
  }

  /** Set an option of the slot's engine from the next search on. */
  record Configure<R>(int slot, String option, String value) implements Effect<R> {
    /** Creates the effect for engine slot 0, the session's first engine. */
    public Configure(String option, String value) {
      this(0, option, value);
    }
  }

  /** Replace the slot's engine by another of the offered ones. No search runs in the slot. */
  record UseEngine<R>(int slot, String engine) implements Effect<R> {
    /** Creates the effect for engine slot 0, the session's first engine. */
    public UseEngine(String engine) {
      this(0, engine);
    }
  }

  /** Send a request to the tables. Answers and watched events come as {@code FromTable}. */
  record AtTable<R>(TableRequest request) implements Effect<R> {}

  /**
   * Write text to standard error, for a client that has started this program; other clients never
   * see it.
   */
  record StandardErrorText<R>(String text) implements Effect<R> {}

  /** Write a line to the operator's log. */
  record Note<R>(String text) implements Effect<R> {}

  /** Write everything that was sent, then end the session. */
  record Close<R>(String why) implements Effect<R> {}
}
