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
 * The tokens that count. How long a comparison takes tells nothing of them: it is of hashes, of all
 * their bytes, with every one. Any thread may call.
 */
public final class Logins {
  private record Known(Account account, String sha256) {}

  private final Map<String, Known> tokens = new LinkedHashMap<>();
  private final FailedLogins failed;

  /** Those of this configuration; nobody has failed yet. */
  public Logins(AuthConfig auth, LongSupplier nanoClock) {
    this(auth, new FailedLogins(nanoClock));
  }

  private Logins(AuthConfig auth, FailedLogins failed) {
    auth.tokens()
        .forEach(
            (name, token) -> tokens.put(name, new Known(Account.of(name, token), token.sha256())));
    this.failed = failed;
  }

  /** Those of another configuration; who has failed too often waits all the same. */
  public Logins with(AuthConfig changed) {
    return new Logins(changed, failed);
  }

  /** Whose token this is; a right one counts however many wrong ones came from its address. */
  public LoginAnswer check(String token, InetAddress from) {
    return find(TokenHash.of(token))
        .<LoginAnswer>map(LoginAnswer.Granted::new)
        .orElseGet(() -> new LoginAnswer.Refused(refusal(from)));
  }

  /** The account of this name. */
  public Optional<Account> named(String name) {
    return Optional.ofNullable(tokens.get(name)).map(Known::account);
  }

  private String refusal(InetAddress from) {
    if (failed.areTooMany(from)) {
      return "more than " + FailedLogins.MOST + " logins have failed; wait a minute";
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
