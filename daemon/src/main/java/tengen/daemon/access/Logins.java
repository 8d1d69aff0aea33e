package tengen.daemon.access;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tengen.config.AuthConfig;

/**
 * The tokens that count. Nobody guesses one, so that no address is kept out for wrong ones: a
 * proxy's is everybody's. How long a comparison takes tells nothing of them: it is of hashes, of
 * all their bytes, with every one. Any thread may call.
 */
public final class Logins {
  private record Known(Account account, String sha256) {}

  private final Map<String, Known> tokens = new LinkedHashMap<>();

  /** Those of this configuration. */
  public Logins(AuthConfig auth) {
    auth.tokens()
        .forEach(
            (name, token) -> tokens.put(name, new Known(Account.of(name, token), token.sha256())));
  }

  /** Whose token this is. */
  public LoginAnswer check(String token) {
    return find(TokenHash.of(token))
        .<LoginAnswer>map(LoginAnswer.Granted::new)
        .orElseGet(() -> new LoginAnswer.Refused("no such token"));
  }

  /** The account of this name. */
  public Optional<Account> named(String name) {
    return Optional.ofNullable(tokens.get(name)).map(Known::account);
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
