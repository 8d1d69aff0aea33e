package tengen.config;

import java.nio.file.Path;
import java.util.List;

/**
 * PEM files for encryption, read again when they change.
 *
 * @param certificate the listener's certificate, followed by its chain
 * @param key private key, PKCS#8, without a password
 */
public record TlsConfig(Path certificate, Path key) {
  static final TlsConfig INITIAL = new TlsConfig(Path.of(""), Path.of(""));

  private static final Key<TlsConfig, Path> CERTIFICATE =
      new Key<>(
          "certificate",
          Scalars.FILE,
          TlsConfig::certificate,
          true,
          "",
          "Certificate in PEM, followed by the rest of its chain.");

  private static final Key<TlsConfig, Path> KEY =
      new Key<>(
          "key",
          Scalars.FILE,
          TlsConfig::key,
          true,
          "",
          "Private key in PEM (PKCS#8), without a password.");

  static final Section<TlsConfig> SECTION =
      new Section<>(
          TlsConfig.INITIAL,
          List.of(CERTIFICATE, KEY),
          in -> new TlsConfig(in.get(CERTIFICATE), in.get(KEY)));
}
