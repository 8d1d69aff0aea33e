package tengen.daemon.session;

/**
 * The output side of a client's connection, implemented by each transport. Called on the session's
 * loop.
 */
public interface ClientPort {

  /** Writes a reply. May buffer it until {@link #flush}. */
  void write(String text);

  /** Writes a line to standard error if the client started this process; does nothing otherwise. */
  default void aside(String text) {}

  /** Sends all buffered replies. */
  void flush();

  /**
   * Returns whether the client reads its output. While false, progress reports are dropped and the
   * client's commands wait. The implementation calls {@link Connection#resume} when it becomes
   * true.
   */
  boolean ready();

  /**
   * Enables or disables reading from the client. A session disables it while more than its limit of
   * input waits.
   */
  void read(boolean wanted);

  /** Closes the connection after an internal error, which is already logged. */
  void fail(Throwable why);

  /** Closes the connection after sending all buffered output. */
  void close();
}
