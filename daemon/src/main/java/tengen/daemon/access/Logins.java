package tengen.daemon.access;

import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tengen.config.AuthConfig;

/**
 * The tokens that count. How long a comparison takes tells nothing of them: it is of hashes, of all
 * their bytes, with every one. Any thread may call.
 */
public final class Logins {
  private record Known(Account account, String sha256) {}

  private final Map<String, Known> tokens = new LinkedHashMap<>();
  private final FailedAttempts failed;

  /** The tokens of this configuration. */
  public Logins(AuthConfig auth, FailedAttempts failed) {
    auth.tokens()
        .forEach(
            (name, token) -> tokens.put(name, new Known(Account.of(name, token), token.sha256())));
    this.failed = failed;
  }

  /** The tokens of another configuration. */
  public Logins with(AuthConfig changed) {
    return new Logins(changed, failed);
  }

  /** Looks up whose token this is, unless too many from its address were wrong. */
  public LoginAnswer check(String token, InetAddress from) {
    NetworkAddress network = NetworkAddress.of(from);
    return failed
        .objection(network)
        .<LoginAnswer>map(LoginAnswer.TooManyFailed::new)
        .or(() -> find(TokenHash.of(token)).map(LoginAnswer.Granted::new))
        .orElseGet(() -> wrong(network));
  }

  /** The account of this name. */
  public Optional<Account> named(String name) {
    return Optional.ofNullable(tokens.get(name)).map(Known::account);
  }

  private LoginAnswer wrong(NetworkAddress from) {
    failed.add(from);
    return new LoginAnswer.Refused("no such token");
  }

  private Optional<Account> find(String sha256) {
    byte[] sought = ascii(sha256);
    Optional<Account> found = Optional.empty();
    for (Known known : tokens.values()) {
      if (MessageDigest.isEqual(ascii(known.sha256()), sought)) {
        found = Optional.of(known.account());
      }
    }
    return found;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
