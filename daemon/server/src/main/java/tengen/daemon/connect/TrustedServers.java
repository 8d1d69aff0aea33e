package tengen.daemon.connect;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/** Creates socket factories that verify servers' certificates. */
public final class TrustedServers {
  private static final String NO_CERTIFICATE =
      "no valid certificate; the file must contain BEGIN CERTIFICATE (PEM)";

  private TrustedServers() {}

  /**
   * Returns a factory that trusts the JDK's certificate authorities, or only the certificates in a
   * file and those they have signed.
   *
   * @param pem concatenated certificates
   * @throws IOException if the file cannot be read or contains no certificates
   */
  public static SSLSocketFactory factory(Optional<Path> pem) throws IOException {
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      TrustManagerFactory trust =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(pem.isPresent() ? certificates(pem.get()) : null);
      context.init(null, trust.getTrustManagers(), null);
      return context.getSocketFactory();
    } catch (GeneralSecurityException e) {
      throw new IOException(String.valueOf(e.getMessage()), e);
    }
  }

  private static KeyStore certificates(Path pem) throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    try (InputStream in = Files.newInputStream(pem)) {
      for (Certificate each : CertificateFactory.getInstance("X.509").generateCertificates(in)) {
        store.setCertificateEntry(Integer.toString(store.size()), each);
      }
    } catch (CertificateException e) {
      throw new IOException(NO_CERTIFICATE, e);
    }
    if (store.size() == 0) {
      throw new IOException(NO_CERTIFICATE);
    }
    return store;
  }
}
