package tengen.protocol;

import java.util.List;
import java.util.Optional;
import tengen.game.Playable;

/**
 * A protocol: its name, the first lines that it claims, its parser, its session as a state machine,
 * and its printer. All methods are pure functions; parsers are total.
 *
 * <p>What a client sends is cut into {@link Line}s: at LF in a stream of bytes; a transport of
 * messages, such as WebSocket, hands on each message as a line.
 *
 * @param <S> the session's state
 * @param <C> commands
 * @param <R> replies
 */
public interface Dialect<S, C, R> {

  /** The name in configurations and on the command line: {@code gomocup}, {@code gtp}. */
  String name();

  /** The words that its commands begin with, or are told by, for the manual. */
  List<String> commands();

  /** The most of one line that is kept, unless a configuration says otherwise. */
  int lineBytes();

  /**
   * Whether a session that begins with this line speaks this protocol.
   *
   * @param firstLine not blank, without control characters and blanks around it
   */
  boolean claims(String firstLine);

  /** Whether a client that starts the program may end a line by CR alone, and await an answer. */
  default boolean endsLinesAtCarriageReturn() {
    return false;
  }

  /** Whether this game can be played over the protocol. */
  boolean carries(Playable game);

  /**
   * Whether a client that starts the program counts the time of its first answer from there, and
   * not from what it sends.
   */
  default boolean isTimedFromLaunch() {
    return false;
  }

  /** All that a client reads that gets no session; {@code reason} is one line. */
  String refusal(String reason);

  /** What is on this line in the protocol's own form that is the host's affair. */
  default Optional<HostLine> hostLine(Line line) {
    return Optional.empty();
  }

  /** The line by which a client names itself in that form, without its end. */
  default String loginLine(String token) {
    return HostLine.LOGIN + ' ' + token;
  }

  /** A session that has heard nothing yet. */
  S start(SessionOffer offer);

  /**
   * The commands on this line as a session in this state reads it, most often one; none for an
   * empty line or a comment.
   */
  List<C> parse(S state, Line line);

  /**
   * Tells whether the command on this line takes some microseconds in this state, uses no engine
   * and no file, asks no rules but those that {@linkplain tengen.game.Ruling#isQuick() are quick},
   * and has no effect but a short reply and news of the game. The host may execute it on a thread
   * that serves other clients too.
   */
  default boolean isBrief(S state, Line line) {
    return false;
  }

  /** The session: what this input does. Of the commands that wait it executes one at most. */
  Step<S, R> next(S state, SessionInput<C> input);

  /**
   * Whether a command waits that nothing holds up any more. The host goes on with it by {@link
   * SessionInput.Continued}, before it brings what the client sent later.
   */
  boolean hasNext(S state);

  /** How many bytes of commands wait in this state; the host stops reading above its limit. */
  long pendingBytes(S state);

  /**
   * The lines of a short game, with some moves asked for: a host may play it to itself, so that a
   * JVM that has just started has run through them before a client's clock runs.
   */
  default List<String> rehearsal() {
    return List.of();
  }

  /** What is said after a silence to a client that wants to know whether it is still connected. */
  default Optional<R> beat(S state) {
    return Optional.empty();
  }

  /** The reply on the wire, line ends included; ISO-8859-1 or UTF-8 makes no difference. */
  String print(R reply);
}
