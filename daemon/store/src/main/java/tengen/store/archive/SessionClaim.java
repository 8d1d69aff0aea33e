package tengen.store.archive;

/** Decides whether a stored session may be taken over. Called on a thread of the archive. */
public interface SessionClaim {

  /**
   * Returns whether the claimant may take over the session.
   *
   * @param session without its inputs
   */
  boolean matches(StoredSession session);

  /** Returns whether there is memory for a session of this size in bytes. */
  default boolean hasRoom(long bytes) {
    return true;
  }
}
