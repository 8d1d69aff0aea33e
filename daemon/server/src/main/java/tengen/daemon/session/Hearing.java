package tengen.daemon.session;

import java.util.Optional;
import tengen.protocol.Line;

/** How a session hears its client. Called on the session's loop. */
interface Hearing {
  /** The next line that the client has sent for the session; empty: none has come to its end. */
  Optional<Line> next();

  /** Tells the transport whether the session has room for more than what has come. */
  void want(boolean more);

  /** Keeps so many bytes of a game; where there is no memory for that, the client is refused. */
  void keep(long gameBytes);

  /** Another server has taken the session up: here it ends. */
  void takenUp();

  /** Ends the session, which has given up all that it held, since memory ran out in its work. */
  void outOfMemory(Throwable fault);

  /** Whether there is memory for so many bytes of commands that wait. */
  boolean hasRoom(long waitingBytes);
}
