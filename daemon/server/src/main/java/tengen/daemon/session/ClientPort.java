package tengen.daemon.session;

/** A session's way to its client; the transport implements it. Called on the session's loop. */
public interface ClientPort {

  /** Writes this reply. May be buffered until {@link #flush}. */
  void write(String text);

  /**
   * Text, and a line end, on the standard error of a client that has started this program; nothing
   * elsewhere.
   */
  default void aside(String text) {}

  /** Sends what was written. */
  void flush();

  /**
   * Whether the client reads what it is sent. While it does not, reports of progress are dropped
   * and its commands wait; who says no here calls {@link Connection#resume} when it reads again.
   */
  boolean ready();

  /** Whether to go on reading; once more than the limit waits, a session wants to hear no more. */
  void read(boolean wanted);

  /** The session is lost to a fault of ours, which has been logged: ends the connection. */
  void fail(Throwable why);

  /** Ends the connection after all that was written has gone out. */
  void close();
}
