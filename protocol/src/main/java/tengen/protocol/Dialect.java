package tengen.protocol;

import java.util.List;
import java.util.Optional;
import tengen.game.Playable;

/**
 * A protocol: its name, the first lines that identify it, and its session as a state machine. All
 * methods are pure functions.
 *
 * <p>Input is split into {@link Line}s: a stream of bytes at LF; in a transport of messages, such
 * as WebSocket, each message is a line.
 *
 * @param <S> the session's state
 * @param <C> commands
 * @param <R> replies
 */
public interface Dialect<S, C, R> {

  /** Returns the name in configurations and on the command line: {@code gomocup}, {@code gtp}. */
  String name();

  /** Returns the first words or keys of its commands, for the manual. */
  List<String> commands();

  /** Returns the default of the maximum length of a line, in bytes. */
  int lineBytes();

  /**
   * Returns whether a session that begins with this line speaks this protocol.
   *
   * @param firstLine not blank, without control characters and surrounding blanks
   */
  boolean claims(String firstLine);

  /**
   * Returns whether a client that starts the program may end a line by CR alone and then wait for a
   * reply.
   */
  default boolean endsLinesAtCarriageReturn() {
    return false;
  }

  /** Returns whether this game can be played over the protocol. */
  boolean supports(Playable game);

  /**
   * Returns whether the time of the first reply starts with the process instead of the first
   * command, for a client that starts the program.
   */
  default boolean isTimedFromLaunch() {
    return false;
  }

  /**
   * Returns the only text that a rejected client receives.
   *
   * @param reason one line
   */
  String rejection(String reason);

  /**
   * Returns the login, session or resume line that the host handles, in the protocol's own form.
   */
  default Optional<HostLine> hostLine(Line line) {
    return Optional.empty();
  }

  /** Returns the login line for a token, without a line end. */
  default String loginLine(String token) {
    return HostLine.LOGIN + ' ' + token;
  }

  /** Returns the state machine of this protocol's sessions. */
  SessionMachine<S, C, R> machine();

  /**
   * Returns the lines of a short game with a few requests for moves. A host may play it to itself
   * to warm up a new JVM before a client's clock runs.
   */
  default List<String> rehearsal() {
    return List.of();
  }
}
