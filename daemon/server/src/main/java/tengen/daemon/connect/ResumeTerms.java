package tengen.daemon.connect;

/** Headers and close code for resuming a session over WebSocket. */
public final class ResumeTerms {
  /**
   * Header with the session's token: in a response, the token to resume with; in a request, the
   * session to resume.
   */
  public static final String SESSION = "Tengen-Session";

  /** Header with the number of received messages, or of lines received from the client. */
  public static final String RECEIVED = "Tengen-Received";

  /** Close code for an unknown session. */
  public static final int SESSION_GONE = 4410;

  private ResumeTerms() {}
}
