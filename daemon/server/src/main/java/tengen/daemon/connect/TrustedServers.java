package tengen.daemon.connect;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/** Which servers an encrypted connection is made to. */
public final class TrustedServers {
  private TrustedServers() {}

  /**
   * Those whose certificate the JDK trusts, or, where a file is given, one of the certificates in
   * it has signed or is.
   *
   * @param pem certificates, one after another
   * @throws IOException if the file cannot be read or has none
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
    }
    if (store.size() == 0) {
      throw new IOException("no certificate in it");
    }
    return store;
  }
}
