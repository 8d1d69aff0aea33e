package tengen.daemon.access;

import java.net.InetAddress;
import java.util.Optional;

/**
 * Authenticates the clients of a listener.
 *
 * @param isRequired whether clients without a token are rejected
 */
public record Authenticator(Logins logins, boolean isRequired) {

  /** Authenticates a client by its token, if it sent one. */
  public LoginResult check(Optional<String> token, InetAddress from) {
    if (token.isPresent()) {
      return logins.check(token.get(), from);
    }
    return isRequired
        ? new LoginResult.Rejected("a token is needed")
        : new LoginResult.Granted(Account.ANYONE);
  }
}
