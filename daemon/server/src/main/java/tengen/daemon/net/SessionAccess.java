package tengen.daemon.net;

import java.util.Optional;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;

/** A channel's access to its session. Called on the session's loop. */
interface SessionAccess {

  /** This channel carries the session from now on. Called first. */
  void join(ClientPort channel);

  /** The session, while the channel carries it. */
  Optional<Connection> session();

  /**
   * Takes bytes of lines from the client.
   *
   * @param isWhole whether their message ends here
   */
  void feed(byte[] bytes, boolean isWhole);

  /** Whether the session can be gone on with when this process has ended. */
  boolean outlivesServer();

  /** The server ends: so does the session, as at the end of its input, or it waits for the next. */
  void stop();

  /** The channel is gone. */
  void lost(String why);
}
