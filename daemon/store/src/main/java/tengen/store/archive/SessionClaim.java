package tengen.store.archive;

/** Decides whether a stored session is taken up. Called on a thread of the archive. */
public interface SessionClaim {

  /** Returns whether the session, which has no inputs yet, is for who asks. */
  boolean isTheirs(KeptSession session);

  /** Returns whether there is memory for a session that takes so many bytes. */
  default boolean hasRoom(long bytes) {
    return true;
  }
}
