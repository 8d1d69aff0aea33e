package tengen.daemon.connect;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of the reasons that a client reads when it cannot connect. */
final class ReconnectionTest {
  private static final String PKIX = "(certificate_unknown) PKIX path building failed";
  private static final String NO_TLS =
      "(handshake_failure) Received fatal alert: handshake_failure";

  private static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(new UnknownHostException("games"), "games:7300: no such host"),
        Arguments.of(new IOException("Connection refused"), "games:7300: Connection refused"),
        Arguments.of(
            new SSLHandshakeException(PKIX),
            "the server's certificate is not trusted; name its file by --ca: " + PKIX),
        Arguments.of(
            new SSLHandshakeException(NO_TLS),
            "no TLS handshake; --tls and --ca need a listener with tls: " + NO_TLS));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void aFailureSaysWhatToDo(IOException failure, String reason) {
    var reconnection =
        new Reconnection(new ServerAddress("games", 7300, Optional.empty()), Duration.ZERO);

    assertThatThrownBy(
            () ->
                reconnection.connect(
                    () -> {
                      throw failure;
                    },
                    _ -> false))
        .isInstanceOf(SessionLostException.class)
        .hasMessage(reason);
  }
}
