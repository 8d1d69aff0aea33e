package tengen.daemon.connect;

/** What both ends of a WebSocket say of a session that its client comes back to. */
public final class ResumeTerms {
  /**
   * Header: in the response what to come back by, in the request of a client that does so the same.
   */
  public static final String SESSION = "Tengen-Session";

  /**
   * Header: how much of what the other side sent has arrived: messages, and lines of the client.
   */
  public static final String RECEIVED = "Tengen-Received";

  /** Status of a close: there is no such session. */
  public static final int GONE = 4410;

  private ResumeTerms() {}
}
