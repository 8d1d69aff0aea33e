package tengen.store.archive;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/**
 * Tokens and their hashes. A token is random, of 256 bits: no table of likely ones leads from its
 * hash to it, so the hash need not be slow.
 */
public final class TokenHash {
  private static final int TOKEN_BYTES = 32;

  private TokenHash() {}

  /** A new token, of letters, digits, hyphens and underscores. */
  public static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** As the configuration has it. */
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
