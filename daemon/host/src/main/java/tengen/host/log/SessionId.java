package tengen.host.log;

/**
 * The id of a session in the log, such as {@code #12}.
 *
 * @param number unique in this process; 0 for no session
 */
public record SessionId(long number) {
  /** The id of lines that belong to no session. */
  public static final SessionId NONE = new SessionId(0);

  /** Returns a log that prefixes each line with the session's id. */
  public System.Logger in(System.Logger log) {
    return new SessionLog(log, this);
  }

  @Override
  public String toString() {
    return "#" + number;
  }
}
