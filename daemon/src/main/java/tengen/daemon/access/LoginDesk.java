package tengen.daemon.access;

import java.util.Optional;

/**
 * Where the clients of a listener log in.
 *
 * @param isRequired whether they have to
 */
public record LoginDesk(Logins logins, boolean isRequired) {

  /** What comes of this token, or of none. */
  public LoginAnswer check(Optional<String> token) {
    if (token.isPresent()) {
      return logins.check(token.get());
    }
    return isRequired
        ? new LoginAnswer.Refused("a token is needed")
        : new LoginAnswer.Granted(Account.ANYONE);
  }
}
