package tengen.store.archive;

/** The result of trying to take a session over. */
public sealed interface TakeOver {

  /** This server owns the session now; earlier holds are invalid. */
  record Taken(StoredSession session) implements TakeOver {}

  /** Another running server owns the session. */
  record Elsewhere() implements TakeOver {}

  /** The archive has no session with this key, or it rejected the claim. */
  record Unknown() implements TakeOver {}
}
