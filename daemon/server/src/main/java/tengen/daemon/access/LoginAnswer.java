package tengen.daemon.access;

/** The result of a login. */
public sealed interface LoginAnswer {

  /** The login succeeded. */
  record Granted(Account account) implements LoginAnswer {}

  /** The login failed; {@code why} is one line. */
  record Refused(String why) implements LoginAnswer {}
}
