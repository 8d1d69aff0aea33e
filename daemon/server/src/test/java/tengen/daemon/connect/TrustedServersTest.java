package tengen.daemon.connect;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of files that should contain certificates. */
class TrustedServersTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a text",
        "-----BEGIN PRIVATE KEY-----\nMAA=\n-----END PRIVATE KEY-----\n",
        "-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n"
      })
  void aFileWithoutCertificatesIsRejected(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("ca.pem"), text);

    assertThatThrownBy(() -> TrustedServers.factory(Optional.of(file)))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "no valid certificate in " + file + "; it must contain BEGIN CERTIFICATE (PEM)");
  }
}
