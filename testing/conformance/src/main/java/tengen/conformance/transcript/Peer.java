package tengen.conformance.transcript;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The other end of a transcript: a session in this process, a server behind a socket, or a program.
 * Used by one thread. An {@link IOException} from any method fails the transcript.
 */
public interface Peer {

  /** Sends these bytes without waiting for an answer. */
  void send(byte[] bytes) throws IOException, InterruptedException;

  /**
   * Returns the next line of output as ISO-8859-1, without its LF. Blocks until a line arrives, the
   * output ends, or the peer's timeout has passed; the last two return empty.
   */
  Optional<String> nextLine() throws IOException, InterruptedException;

  /**
   * Returns the next line as {@link #nextLine()} does. A peer that drops lines of information keeps
   * the first one that is wanted.
   */
  default Optional<String> nextLine(Predicate<String> wanted)
      throws IOException, InterruptedException {
    return nextLine();
  }

  /**
   * Closes the sending side; output can still be received. Does nothing if it is closed already.
   */
  void endInput() throws IOException, InterruptedException;

  /** Returns true if the output has ended. Blocks as {@link #nextLine} does. */
  boolean ended() throws IOException, InterruptedException;
}
