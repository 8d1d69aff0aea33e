package tengen.daemon.monitor;

/** Why a client, or something that it wanted, was refused. */
public enum Refusal {
  /** Too many sessions: of all, of its listener, its address or its token. */
  SESSIONS,
  /** Too many clients had not said what they speak. */
  WAITING_ROOM,
  /** It did not say what it speaks, or log in, within the limits. */
  STRANGER,
  /** It had no token, a wrong one, or its address has failed too often. */
  LOGIN,
  /** Its token has not the right. */
  RIGHTS,
  /** No engine that it may use plays what its protocol carries. */
  ENGINE,
  /** Commands came too fast. */
  COMMANDS,
  /** Too many searches at once. */
  SEARCHES,
  /** No memory for its line or game. */
  MEMORY,
  /** It was silent for too long. */
  IDLE,
  /** A request of HTTP that is not served. */
  HTTP
}
