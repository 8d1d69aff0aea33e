package tengen.app.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of any number of parts, told in hexadecimal digits. */
public final class Sha256 {
  private final MessageDigest digest;

  /** Of nothing yet. */
  public Sha256() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** With one more part. */
  public Sha256 add(byte[] part) {
    digest.update(part);
    return this;
  }

  /** All digits; once. */
  public String text() {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Of bytes. */
  public static String of(byte[] bytes) {
    return new Sha256().add(bytes).text();
  }

  /** Of a text. */
  public static String of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }
}
