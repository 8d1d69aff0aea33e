package tengen.protocol;

import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;

/**
 * What a session wants its host to do. The host performs a step's effects in order and reports back
 * by {@link SessionInput}.
 *
 * @param <R> the protocol's replies
 */
public sealed interface Effect<R> {

  /** Write this. */
  record Send<R>(R reply) implements Effect<R> {}

  /** A game begins. What comes after this waits while the engine gets ready outside the clock. */
  record NewGame<R>(Position start) implements Effect<R> {}

  /**
   * Search, then send {@code Finished} or {@code Failed} with this ticket, exactly once.
   *
   * @param limits with the clock as told; the host plans the times
   * @param arrivedNanos when the command arrived: where its time begins
   * @param reportEveryMs between two {@code Progressed}; {@link Long#MAX_VALUE}: none
   */
  record StartSearch<R>(
      long ticket,
      Position position,
      Goal goal,
      Limits limits,
      long arrivedNanos,
      long reportEveryMs)
      implements Effect<R> {}

  /**
   * Ask the engine about one of its topics, then send {@code Inspected} or {@code Failed} with this
   * ticket, exactly once. It is stopped and dropped as a search is.
   *
   * @param topic its name, announced by the session's engine
   * @param limits with the clock as told; the host plans the times
   * @param arrivedNanos when the command arrived: where its time begins
   */
  record Inspect<R>(long ticket, Position position, String topic, Limits limits, long arrivedNanos)
      implements Effect<R> {}

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

  /** Set an option of the session's engine from the next search on. */
  record Configure<R>(String option, String value) implements Effect<R> {}

  /** Go on with another of the offered engines. */
  record UseEngine<R>(String engine) implements Effect<R> {}

  /** A line for the operator's log: what the protocol has no place for. */
  record Note<R>(String text) implements Effect<R> {}

  /** Write what was sent, then end the session. */
  record Close<R>(String why) implements Effect<R> {}
}
