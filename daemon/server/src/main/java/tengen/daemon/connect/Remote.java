package tengen.daemon.connect;

import java.io.Closeable;
import java.io.IOException;

/** A connection to a server. One thread receives and one sends; closing unblocks both. */
interface Remote extends Closeable {
  /** Sends a line including its LF. */
  void send(byte[] line) throws IOException;

  /**
   * Returns the server's next output; blocks until there is some.
   *
   * @throws SessionLostException if the session has ended
   * @throws IOException if the connection broke
   */
  byte[] receive() throws IOException;

  /** Ends the client's output; outstanding replies still arrive. */
  void end() throws IOException;
}
