package tengen.daemon.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tengen.support.Waits;

/** A bridge to servers that violate the resume protocol. */
final class BridgeTest {
  private static final String KEY = "Sec-WebSocket-Key: ";
  private static final String ACCEPT_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  @Test
  void aServerThatCountsNoLinesLosesTheSession() throws Exception {
    var out = new ByteArrayOutputStream();
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var served = CompletableFuture.runAsync(() -> greet(server, "some"));
      var bridge =
          new Bridge(
              new ByteArrayInputStream("1 name\n".getBytes(StandardCharsets.UTF_8)),
              out,
              new ServerAddress("127.0.0.1", server.getLocalPort(), Optional.empty()),
              true,
              Optional.empty(),
              Waits.CAP);

      assertThat(bridge.run()).hasValue("invalid Tengen-Received of the server: some");
      served.join();
    }
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo("?1 no server: invalid Tengen-Received of the server: some\n\n");
  }

  /** Accepts one WebSocket and reports a number of received lines. */
  private static void greet(ServerSocket server, String lines) {
    try (Socket client = server.accept()) {
      var in =
          new BufferedReader(
              new InputStreamReader(client.getInputStream(), StandardCharsets.ISO_8859_1));
      String key = "";
      for (String line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
        key = line.startsWith(KEY) ? line.substring(KEY.length()) : key;
      }
      String answer =
          "HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: "
              + accepted(key)
              + "\r\nTengen-Received: "
              + lines
              + "\r\n\r\n";
      client.getOutputStream().write(answer.getBytes(StandardCharsets.ISO_8859_1));
      client.shutdownOutput();
      in.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String accepted(String key) {
    try {
      byte[] bytes = (key + ACCEPT_SUFFIX).getBytes(StandardCharsets.US_ASCII);
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-1").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
