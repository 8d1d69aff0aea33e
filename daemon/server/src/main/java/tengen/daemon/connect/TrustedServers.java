package tengen.daemon.connect;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/** Creates socket factories that verify servers' certificates. */
public final class TrustedServers {
  private TrustedServers() {}

  /**
   * Returns a factory that trusts the JDK's certificate authorities, or only the certificates in a
   * file and those they have signed.
   *
   * @param pem concatenated certificates
   * @throws IOException if the file cannot be read or contains no certificates; the message names
   *     it
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
    for (X509Certificate each : PemFile.certificates(pem)) {
      store.setCertificateEntry(Integer.toString(store.size()), each);
    }
    return store;
  }
}
