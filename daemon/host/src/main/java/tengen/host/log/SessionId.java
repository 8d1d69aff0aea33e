package tengen.host.log;

/**
 * What the log calls a session, {@code #12}.
 *
 * @param number no other session of this process has it; 0: of none
 */
public record SessionId(long number) {
  /** Of what belongs to no session. */
  public static final SessionId NONE = new SessionId(0);

  /** That log, with each line beginning with this session. */
  public System.Logger in(System.Logger log) {
    return new SessionLog(log, this);
  }

  @Override
  public String toString() {
    return "#" + number;
  }
}
