package tengen.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** A file of the page, plain and compressed. */
public final class Asset {
  private final String type;
  private final byte[] plain;
  private final byte[] gzipped;
  private final String tag;

  /**
   * Compresses a file.
   *
   * @param type media type
   */
  Asset(String type, byte[] plain) {
    this.type = type;
    this.plain = plain;
    this.gzipped = gzip(plain);
    this.tag = '"' + HexFormat.of().formatHex(sha256(plain)) + '"';
  }

  private static byte[] gzip(byte[] plain) {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new SmallestGzip(bytes)) {
      zip.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Compresses as much as gzip can, since a file is compressed once and sent often. */
  private static final class SmallestGzip extends GZIPOutputStream {
    SmallestGzip(ByteArrayOutputStream bytes) throws IOException {
      super(bytes);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the media type. */
  public String type() {
    return type;
  }

  /** Returns a copy of the bytes, compressed by gzip or not. */
  public byte[] bytes(boolean compressed) {
    return (compressed ? gzipped : plain).clone();
  }

  /** Returns the strong entity tag, with its quotes. */
  public String tag() {
    return tag;
  }
}
