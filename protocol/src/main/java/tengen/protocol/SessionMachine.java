package tengen.protocol;

import java.util.List;
import java.util.Optional;

/**
 * A session of a protocol as a state machine, with its parser and its printer. All methods are pure
 * functions. The parser accepts any input.
 *
 * @param <S> the session's state
 * @param <C> commands
 * @param <R> replies
 */
public interface SessionMachine<S, C, R> {

  /** Returns the state of a new session. */
  S start(SessionOffer offer);

  /**
   * Returns the commands on this line for a session in this state, usually one; none for an empty
   * line or a comment.
   */
  List<C> parse(S state, Line line);

  /**
   * Returns the commands on this line if they take some microseconds in this state, so that the
   * host may execute them on a thread that serves other clients too; otherwise none. Such a command
   * uses no engine and no file, and asks no rules but those that {@linkplain
   * tengen.game.Ruling#isQuick() are quick}; its only effects are a short reply and news of the
   * game.
   */
  default List<C> parseBrief(S state, Line line) {
    return List.of();
  }

  /** Handles an input. Executes at most one of the queued commands. */
  Step<S, R> next(S state, SessionInput<C> input);

  /**
   * Returns whether a queued command can be executed now. The host sends {@link
   * SessionInput.Continued} for it before later input.
   */
  boolean hasNext(S state);

  /** Returns the size of the queued commands in bytes. Above its limit the host stops reading. */
  long pendingBytes(S state);

  /**
   * Returns a message to send after a silence, so that a client knows that the connection is alive.
   */
  default Optional<R> heartbeat(S state) {
    return Optional.empty();
  }

  /**
   * Returns the reply on the wire, including line ends; all characters are the same in ISO-8859-1
   * and UTF-8.
   */
  String print(R reply);
}
