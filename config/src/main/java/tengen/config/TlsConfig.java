package tengen.config;

import java.nio.file.Path;

/**
 * What a listener encrypts with: files in PEM, read again when they change.
 *
 * @param certificate of the listener, and behind it the others of its chain
 * @param key private, PKCS#8, without a password
 */
public record TlsConfig(Path certificate, Path key) {
  static final TlsConfig INITIAL = new TlsConfig(Path.of(""), Path.of(""));
}
