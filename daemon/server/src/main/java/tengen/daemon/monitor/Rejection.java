package tengen.daemon.monitor;

/** Reasons to reject a client or a request. The names are labels of a metric. */
public enum Rejection {
  /** Too many sessions: in total, or of the listener, network or token. */
  SESSIONS,
  /** Too many clients without a session. */
  WAITING_ROOM,
  /** No recognizable protocol or login within the limits. */
  STRANGER,
  /** Missing or invalid token, or too many failed logins from the network. */
  LOGIN,
  /** The token lacks the right. */
  RIGHTS,
  /** No engine that the account may use plays a game of the protocol. */
  ENGINE,
  /** Commands exceeded the rate limit. */
  COMMANDS,
  /** Too many concurrent searches. */
  SEARCHES,
  /** Not enough memory for a line or game. */
  MEMORY,
  /** Idle timeout. */
  IDLE,
  /** An HTTP request that is not served. */
  HTTP
}
