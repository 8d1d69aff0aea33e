package tengen.daemon.access;

import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tengen.config.AuthConfig;
import tengen.store.archive.TokenHash;

/**
 * The valid tokens. The time of a check reveals nothing about them: it compares hashes, all their
 * bytes, with every token. Thread-safe.
 */
public final class Logins {
  private record Known(Account account, String sha256) {}

  private final Map<String, Known> tokens = new LinkedHashMap<>();
  private final FailedLogins failed;

  /** Creates the logins of a configuration. */
  public Logins(AuthConfig auth, LongSupplier nanoClock) {
    this(auth, new FailedLogins(nanoClock));
  }

  private Logins(AuthConfig auth, FailedLogins failed) {
    auth.tokens()
        .forEach(
            (name, token) -> tokens.put(name, new Known(Account.of(name, token), token.sha256())));
    this.failed = failed;
  }

  /** Returns the logins of another configuration, which keep the counts of failed attempts. */
  public Logins with(AuthConfig changed) {
    return new Logins(changed, failed);
  }

  /** Checks a token. A valid one is accepted regardless of earlier failures from its network. */
  public LoginResult check(String token, InetAddress from) {
    return find(TokenHash.of(token))
        .<LoginResult>map(LoginResult.Granted::new)
        .orElseGet(() -> new LoginResult.Rejected(rejection(from)));
  }

  /** Returns the account with a name. */
  public Optional<Account> named(String name) {
    return Optional.ofNullable(tokens.get(name)).map(Known::account);
  }

  private String rejection(InetAddress from) {
    if (failed.areTooMany(from)) {
      return "more than " + FailedLogins.MAX_FAILURES + " logins have failed; wait a minute";
    }
    failed.add(from);
    return "no such token";
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
