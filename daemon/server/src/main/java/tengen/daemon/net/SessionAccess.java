package tengen.daemon.net;

import java.util.Optional;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;

/** A channel's access to its session. Called on the session's loop. */
interface SessionAccess {

  /** Attaches the channel. Must be called first. */
  void join(ClientPort channel);

  /** Returns the session while the channel is attached. */
  Optional<Connection> session();

  /** Returns whether the session can be resumed after this process has ended. */
  default boolean outlivesServer() {
    return false;
  }

  /** Ends or suspends the session at a shutdown. */
  default void stop() {
    session().ifPresent(it -> it.end("shutdown"));
  }

  /** Detaches the channel, because it was closed. */
  default void disconnected(String why) {
    session().ifPresent(it -> it.abort(why));
  }
}
