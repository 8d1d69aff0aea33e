package tengen.app.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of any number of parts, in hexadecimal digits. */
public final class Sha256 {
  private final MessageDigest digest;

  /** Creates a digest without parts. */
  public Sha256() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Adds a part. */
  public Sha256 add(byte[] part) {
    digest.update(part);
    return this;
  }

  /** Returns all digits. Call it once. */
  public String text() {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Returns the digits for these bytes. */
  public static String of(byte[] bytes) {
    return new Sha256().add(bytes).text();
  }

  /** Returns the digits for a text in UTF-8. */
  public static String of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }
}
