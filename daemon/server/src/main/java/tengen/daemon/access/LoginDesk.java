package tengen.daemon.access;

import java.net.InetAddress;
import java.util.Optional;

/**
 * Where the clients of a listener log in.
 *
 * @param isRequired whether they have to
 */
public record LoginDesk(Logins logins, boolean isRequired) {

  /** What comes of this token, or of none. */
  public LoginAnswer check(Optional<String> token, InetAddress from) {
    if (token.isPresent()) {
      return logins.check(token.get(), from);
    }
    return isRequired
        ? new LoginAnswer.Refused("a token is needed")
        : new LoginAnswer.Granted(Account.ANYONE);
  }
}
