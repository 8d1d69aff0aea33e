package tengen.store.archive;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/**
 * Access tokens and their hashes. A token has 256 random bits, so its hash cannot be inverted by a
 * dictionary and need not be slow.
 */
public final class TokenHash {
  private static final int TOKEN_BYTES = 32;

  private TokenHash() {}

  /** Returns a new token of letters, digits, hyphens and underscores. */
  public static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Returns a token's SHA-256 in hexadecimal, as in the configuration. */
  public static String of(String token) {
    return HexFormat.of().formatHex(bytes(token));
  }

  private static byte[] bytes(String token) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
