package tengen.daemon.access;

/** The result of a login. */
public sealed interface LoginResult {

  /** The login succeeded. */
  record Granted(Account account) implements LoginResult {}

  /** The login failed; {@code why} is one line. */
  record Rejected(String why) implements LoginResult {}
}
