package tengen.store.archive;

/** The result of trying to take a session over. */
public sealed interface TakeOver {

  /** This server owns the session now; earlier holds are invalid. */
  record Taken(StoredSession session) implements TakeOver {}

  /** Another running server owns the session. */
  record Elsewhere() implements TakeOver {}

  /** There is no such session, or the claim was rejected. */
  record Unknown() implements TakeOver {}
}
