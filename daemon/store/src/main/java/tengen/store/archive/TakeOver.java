package tengen.store.archive;

/** What comes of taking a session up that its server may have left. */
public sealed interface TakeOver {

  /** It is this server's now, and earlier holds on it are good no more. */
  record Taken(KeptSession session) implements TakeOver {}

  /** Another server that is there has it. */
  record Elsewhere() implements TakeOver {}

  /** There is none, or none for who asks. */
  record Unknown() implements TakeOver {}
}
