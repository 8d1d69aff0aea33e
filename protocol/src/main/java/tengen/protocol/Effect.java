package tengen.protocol;

import java.util.OptionalLong;
import tengen.game.Position;
import tengen.protocol.record.GameEnd;
import tengen.protocol.table.TableRequest;
import tengen.search.Goal;
import tengen.search.Limits;

/**
 * An effect of a session's step: what its host has to do. The host performs the effects of a step
 * in order and reports back by {@link SessionInput}.
 *
 * <p>A session has engine slots, numbered from 0: each an engine with its options and the game that
 * it knows, which runs one search at a time, in the order of their starts. A slot is there once it
 * is named, with the first of the offered engines. Most dialects have slot 0 alone.
 *
 * @param <R> the protocol's replies
 */
public sealed interface Effect<R> {

  /** Write this. */
  record Send<R>(R reply) implements Effect<R> {}

  /** What is told of the session's game; it asks for nothing. */
  sealed interface GameEvent<R> extends Effect<R> {}

  /**
   * The game has changed: a new one, a move by either side, an undo or a position set up. Said
   * before what else the change brings about.
   *
   * @param position where it stands now; without turns it has just begun
   */
  record GameAt<R>(Position position) implements GameEvent<R> {}

  /** The game that was said last is over: by its rules, or since the engine resigned. */
  record GameEnded<R>(GameEnd end) implements GameEvent<R> {}

  /** A game begins. What comes after this waits while the engine gets ready outside the clock. */
  record NewGame<R>(int slot, Position start) implements Effect<R> {
    /** In slot 0. */
    public NewGame(Position start) {
      this(0, start);
    }
  }

  /**
   * Search, then send {@code Finished} or {@code Failed} with this ticket, exactly once.
   *
   * @param limits with the clock as told; the host plans the times. What ends only by a stop may
   *     pause while others search
   * @param arrivedNanos when the command arrived: where its time begins. Empty: it is a background
   *     search, which has its time from where it runs, and may pause while others search
   * @param reportEveryMs between two {@code Progressed}; {@link Long#MAX_VALUE}: none
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
    /** In slot 0, for a command that arrived then. */
    public StartSearch(
        long ticket,
        Position position,
        Goal goal,
        Limits limits,
        long arrivedNanos,
        long reportEveryMs) {
      this(0, ticket, position, goal, limits, OptionalLong.of(arrivedNanos), reportEveryMs);
    }

    /** The same search within other limits. */
    public StartSearch<R> withLimits(Limits changed) {
      return new StartSearch<>(slot, ticket, position, goal, changed, arrivedNanos, reportEveryMs);
    }
  }

  /**
   * Ask the engine about one of its topics, then send {@code Inspected} or {@code Failed} with this
   * ticket, exactly once. It is stopped and dropped as a search is.
   *
   * @param topic its name, announced by the session's engine
   * @param limits with the clock as told; the host plans the times
   * @param arrivedNanos when the command arrived: where its time begins
   */
  record Inspect<R>(
      int slot, long ticket, Position position, String topic, Limits limits, long arrivedNanos)
      implements Effect<R> {
    /** In slot 0. */
    public Inspect(long ticket, Position position, String topic, Limits limits, long arrivedNanos) {
      this(0, ticket, position, topic, limits, arrivedNanos);
    }
  }

  /** Put these limits in force in a running search. */
  record ChangeLimits<R>(long ticket, Limits limits) implements Effect<R> {}

  /** Have the search answer now; its {@code Finished} or {@code Inspected} still comes. */
  record StopSearch<R>(long ticket) implements Effect<R> {}

  /** Stop a search whose answer nobody wants: no {@code Finished} needs to come. */
  record DropSearch<R>(long ticket) implements Effect<R> {}

  /**
   * Read a file of this machine, then send {@code FileRead} with this ticket, exactly once. Only
   * asked for where the {@link SessionOffer} has files.
   *
   * @param path as the client wrote it
   */
  record ReadFile<R>(long ticket, String path) implements Effect<R> {}

  /**
   * Look among the games that are kept, then send {@code GamesFound} or {@code Failed} with this
   * ticket, exactly once.
   */
  record FindGames<R>(long ticket, GamesQuestion question) implements Effect<R> {}

  /**
   * Let the slot's engine keep files in that folder of this machine, from its next search on. Where
   * the client may name no files it is without effect.
   *
   * @param path as the client wrote it
   */
  record LendFolder<R>(int slot, String path) implements Effect<R> {
    /** To slot 0. */
    public LendFolder(String path) {
      this(0, path);
    }
  }

  /** Set an option of the slot's engine from the next search on. */
  record Configure<R>(int slot, String option, String value) implements Effect<R> {
    /** In slot 0. */
    public Configure(String option, String value) {
      this(0, option, value);
    }
  }

  /** Go on with another of the offered engines. No search runs in the slot. */
  record UseEngine<R>(int slot, String engine) implements Effect<R> {
    /** In slot 0. */
    public UseEngine(String engine) {
      this(0, engine);
    }
  }

  /** Ask the tables; what they say comes by {@code FromTable}, and so do events watched. */
  record AtTable<R>(TableRequest request) implements Effect<R> {}

  /**
   * Text beside the protocol, on the standard error of a client that has started this program;
   * another never sees it.
   */
  record Aside<R>(String text) implements Effect<R> {}

  /** A line for the operator's log: what the protocol has no place for. */
  record Note<R>(String text) implements Effect<R> {}

  /** Write what was sent, then end the session. */
  record Close<R>(String why) implements Effect<R> {}
}
