package tengen.daemon.connect;

import java.io.Closeable;
import java.io.IOException;

/** A connection to a server. One thread receives, one sends; closing it ends the waits of both. */
interface Remote extends Closeable {
  /** Sends a line, its LF included. */
  void send(byte[] line) throws IOException;

  /**
   * The next that the server says; blocks until it is there.
   *
   * @throws LostException if there will be no more of this session
   * @throws IOException if the connection has broken
   */
  byte[] receive() throws IOException;

  /** The client says no more; what is owed to it comes still. */
  void end() throws IOException;
}
