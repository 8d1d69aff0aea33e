package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.config.LimitsConfig;
import tengen.support.StreamPeer;

/** HTTP clients that exceed their limits, over real sockets. */
class HttpLimitsTest extends HttpListenerFixture {
  @ParameterizedTest
  @ValueSource(strings = {"/", "/page.js"})
  void clientsThatReadNoReplyAreClosed(String path) throws Exception {
    try (SocketChannel deaf = SocketChannel.open()) {
      deaf.setOption(StandardSocketOptions.SO_RCVBUF, 4096);
      deaf.connect(web);

      assertThat(isClosedBefore(deaf, request(path).repeat(500), 16 << 20)).isTrue();
    }
  }

  /** Returns whether the peer closes the connection before a number of bytes is sent. */
  private static boolean isClosedBefore(SocketChannel to, String text, int bytes)
      throws IOException {
    to.configureBlocking(false);
    try (Selector selector = Selector.open()) {
      to.register(selector, SelectionKey.OP_WRITE);
      var next = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
      for (int sent = 0; sent < bytes; next.rewind()) {
        while (next.hasRemaining()) {
          var _ = selector.select();
          selector.selectedKeys().clear();
          sent += to.write(next);
        }
      }
      return false;
    } catch (IOException _) {
      return true;
    }
  }

  @Test
  void twoRequestsInOnePieceAreAnsweredInTheirOrder() throws Exception {
    StreamPeer client = transports.connect(web);

    client.send(request("/health/live") + request("/nothing"));

    assertThat(client.rest()).containsSubsequence("HTTP/1.1 200 OK\r", "HTTP/1.1 404 Not Found\r");
  }

  @Test
  void idleConnectionsMakeRoomForNewOnes() throws Exception {
    web =
        transports.listenHttp(
            daemon.listenerContext("web"), new LimitsConfig(1, 3600, Map.of(), 65_536));
    List<StreamPeer> connections = new ArrayList<>();
    for (int i = 0; i < 64; i++) {
      connections.add(asking());
    }

    connections.add(asking());

    connections.getLast().send(request("/health/live"));

    assertThat(connections.getLast().line()).isEqualTo("HTTP/1.1 200 OK\r");
  }

  /** Opens a keep-alive connection that has received a response. */
  private StreamPeer asking() throws Exception {
    StreamPeer client = transports.connect(web);
    client.send(request("/health/live"));
    while (!client.line().startsWith("{")) {
      // Skips a header.
    }
    return client;
  }

  private String request(String path) {
    return "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n".formatted(path, web.getPort());
  }
}
