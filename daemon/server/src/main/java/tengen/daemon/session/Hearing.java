package tengen.daemon.session;

import java.util.Optional;
import tengen.protocol.Line;

/** Flow control for a session's input. Called on the session's loop. */
interface Hearing {
  /** Returns the client's next complete line for the session; empty if there is none yet. */
  Optional<Line> next();

  /** Tells the transport whether the session can take more input. */
  void want(boolean more);

  /** Reserves memory for a game, in bytes. Rejects the client if there is none. */
  void keep(long gameBytes);

  /** Ends the session after another server has taken it over. */
  void takenUp();

  /** Ends the session after it ran out of memory and released what it held. */
  void outOfMemory(Throwable fault);

  /** Reserves memory for waiting commands, in bytes; returns whether there is enough. */
  boolean hasRoom(long waitingBytes);
}
