package tengen.daemon.access;

/** What comes of a login. */
public sealed interface LoginAnswer {

  /** The client is this one. */
  record Granted(Account account) implements LoginAnswer {}

  /** The client gets nothing; {@code why} is one line. */
  record Refused(String why) implements LoginAnswer {}
}
