package tengen.store.archive;

/**
 * A server's ownership of a session, valid until another server takes the session over (a fencing
 * token).
 *
 * @param key of the session
 * @param epoch number of times the session was opened or taken over so far
 */
public record Hold(String key, long epoch) {
  /** Returns the hold of the server that opens a session. */
  public static Hold first(String key) {
    return new Hold(key, 1);
  }
}
