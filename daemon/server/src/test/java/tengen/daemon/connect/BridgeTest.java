package tengen.daemon.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tengen.support.Waits;

/** A bridge to servers that violate the resume protocol. */
final class BridgeTest {

  @Test
  void serversWithoutLineCountsEndTheSession() throws Exception {
    var out = new ByteArrayOutputStream();
    try (var server = new ScriptedServer()) {
      var served = CompletableFuture.runAsync(() -> greet(server));
      var bridge =
          new Bridge(
              new ByteArrayInputStream("1 name\n".getBytes(StandardCharsets.UTF_8)),
              out,
              server.address(),
              true,
              Optional.empty(),
              Waits.CAP);

      assertThat(bridge.run()).hasValue("invalid Tengen-Received of the server: some");
      served.join();
    }
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo("?1 no server: invalid Tengen-Received of the server: some\n\n");
  }

  @Test
  void aClientThatEndsBeforeItsServerAnswersIsToldTheReason() throws Exception {
    ServerAddress away;
    try (var server = new ScriptedServer()) {
      away = server.address();
    }
    var out = new ByteArrayOutputStream();
    var bridge =
        new Bridge(
            new ByteArrayInputStream("1 name\n".getBytes(StandardCharsets.UTF_8)),
            out,
            away,
            false,
            Optional.empty(),
            Waits.CAP);

    String reason = away.text() + ": Connection refused";
    assertThat(bridge.run()).hasValue(reason);
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("?1 no server: " + reason + "\n\n");
  }

  @Test
  void aNewConnectionIsNotReadWithoutALimitOfTime() throws Exception {
    try (var server = new ScriptedServer();
        Socket socket = server.address().connect()) {
      assertThat(socket.getSoTimeout()).isPositive();
    }
  }

  /** Accepts one WebSocket and reports a number of received lines that is none. */
  private static void greet(ScriptedServer server) {
    try (var client = server.accept("Tengen-Received: some")) {
      client.await();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
