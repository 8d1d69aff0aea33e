package tengen.conformance.transcript;

import java.io.IOException;
import java.util.Optional;

/**
 * The other end of a transcript: a session in this process, a server behind a socket, a program.
 * Used by one thread. An {@link IOException} of any method fails the transcript.
 */
public interface Peer {

  /** Sends these bytes; returns before they are answered. */
  void send(byte[] bytes) throws IOException, InterruptedException;

  /**
   * The next line of output as ISO-8859-1, without its LF. Blocks until there is one, or none will
   * come: the output has ended, or the peer's own limit of patience has passed.
   */
  Optional<String> nextLine() throws IOException, InterruptedException;

  /** Closes the sending side; output still comes. Without effect where it is closed. */
  void endInput() throws IOException, InterruptedException;

  /** Whether the output has ended. Blocks for that as {@link #nextLine} does. */
  boolean ended() throws IOException, InterruptedException;
}
