package tengen.daemon.net;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.config.TlsConfig;
import tengen.daemon.connect.PemFile;

/** A private key and its certificate chain, from PEM files. Reading blocks. */
public record PemIdentity(PrivateKey key, List<X509Certificate> chain) {
  private static final Pattern PRIVATE_KEY =
      Pattern.compile("-----BEGIN PRIVATE KEY-----([^-]+)-----END PRIVATE KEY-----");

  public PemIdentity {
    chain = List.copyOf(chain);
  }

  /** Returns why the files cannot be used; empty if they can. */
  public static Optional<String> objection(TlsConfig files) {
    try {
      PemIdentity _ = read(files);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Reads the files.
   *
   * @throws IOException if they cannot be used; the message is one line
   */
  static PemIdentity read(TlsConfig files) throws IOException {
    List<X509Certificate> chain = PemFile.certificates(files.certificate());
    PublicKey known = chain.getFirst().getPublicKey();
    PrivateKey key = key(files.key(), known.getAlgorithm());
    if (!fit(key, known)) {
      throw new IOException(
          "the key in "
              + files.key()
              + " does not belong to the certificate in "
              + files.certificate());
    }
    return new PemIdentity(key, chain);
  }

  private static PrivateKey key(Path file, String algorithm) throws IOException {
    Matcher found =
        PRIVATE_KEY.matcher(new String(PemFile.bytes(file), StandardCharsets.ISO_8859_1));
    if (!found.find()) {
      throw new IOException(
          "no private key in " + file + "; it must begin with BEGIN PRIVATE KEY (PKCS#8)");
    }
    try {
      byte[] encoded = Base64.getMimeDecoder().decode(found.group(1));
      return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(encoded));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new IOException("no private key of " + algorithm + " in " + file, e);
    }
  }

  private static boolean fit(PrivateKey key, PublicKey known) {
    try {
      Signature signature = Signature.getInstance(signature(known.getAlgorithm()));
      signature.initSign(key);
      byte[] signed = signature.sign();
      signature.initVerify(known);
      return signature.verify(signed);
    } catch (GeneralSecurityException _) {
      return false;
    }
  }

  private static String signature(String algorithm) {
    return switch (algorithm) {
      case "RSA" -> "SHA256withRSA";
      case "EC" -> "SHA256withECDSA";
      default -> algorithm;
    };
  }
}
