package tengen.daemon.access;

import java.net.InetAddress;
import java.util.Optional;

/**
 * Authenticates the clients of a listener.
 *
 * @param isRequired whether clients without a token are rejected
 */
public record LoginDesk(Logins logins, boolean isRequired) {

  /** Authenticates a client by its token, if it sent one. */
  public LoginAnswer check(Optional<String> token, InetAddress from) {
    if (token.isPresent()) {
      return logins.check(token.get(), from);
    }
    return isRequired
        ? new LoginAnswer.Refused("a token is needed")
        : new LoginAnswer.Granted(Account.ANYONE);
  }
}
