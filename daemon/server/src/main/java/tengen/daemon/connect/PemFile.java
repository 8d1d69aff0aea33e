package tengen.daemon.connect;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.List;

/** Reads PEM files (RFC 7468). An error's message is one line that names the file. Blocks. */
public final class PemFile {
  private PemFile() {}

  /**
   * Returns the certificates in a file, at least one.
   *
   * @throws IOException if there are none or the file cannot be read
   */
  public static List<X509Certificate> certificates(Path file) throws IOException {
    try {
      List<X509Certificate> certificates =
          CertificateFactory.getInstance("X.509")
              .generateCertificates(new ByteArrayInputStream(bytes(file)))
              .stream()
              .map(X509Certificate.class::cast)
              .toList();
      if (certificates.isEmpty()) {
        throw new IOException(noCertificate(file));
      }
      return certificates;
    } catch (CertificateException e) {
      throw new IOException(noCertificate(file), e);
    }
  }

  private static String noCertificate(Path file) {
    return "no valid certificate in " + file + "; it must contain BEGIN CERTIFICATE (PEM)";
  }

  /**
   * Returns the content of a file.
   *
   * @throws IOException if it cannot be read
   */
  public static byte[] bytes(Path file) throws IOException {
    try {
      return Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      throw new IOException("no such file: " + file, e);
    } catch (IOException e) {
      throw new IOException("cannot read " + file + ": " + reason(e), e);
    }
  }

  private static String reason(Exception thrown) {
    return String.valueOf(thrown.getMessage()).lines().findFirst().orElse("");
  }
}
