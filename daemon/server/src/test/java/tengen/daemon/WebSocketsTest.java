package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.config.LimitsConfig;
import tengen.daemon.connect.WebSocketClient;
import tengen.daemon.connect.WebSocketClosed;
import tengen.support.StreamPeer;
import tengen.support.WebSocketPeer;

/** Tests of WebSockets at an HTTP listener. */
final class WebSocketsTest extends HttpListenerFixture {
  /** The key of the example in RFC 6455, section 1.3. */
  private static final String KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";

  @Test
  void eachProtocolHasAWebSocket() throws Exception {
    StreamPeer gtp = transports.webSocket(web, "gtp").lines();
    StreamPeer gomocup = transports.webSocket(web, "gomocup").lines();

    gtp.send("name\n");
    gomocup.send("START 15\n");

    assertThat(gtp.line()).isEqualTo("= Tengen");
    assertThat(gomocup.line()).isEqualTo("OK");
  }

  @Test
  void eachReplyIsAMessage() throws Exception {
    try (var client = client("/gtp", Map.of())) {
      client.send("showboard");
      client.send("1 name\n2 version");

      assertThat(client.receive()).startsWith("= \n").endsWith("\n\n");
      assertThat(client.receive()).isEqualTo("=1 Tengen\n\n");
      assertThat(client.receive()).startsWith("=2 ");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Upgrade: websocket, 400",
    "Upgrade: websocket|Connection: Upgrade, 400",
    "Upgrade: websocket|Connection: Upgrade|KEY, 426",
    "Upgrade: websocket|Connection: Upgrade|KEY|Sec-WebSocket-Version: 99, 426",
    "Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Key:"
        + " dGhlIHNhbXBsZSBub25jZQ|Sec-WebSocket-Version: 13, 400",
    "Upgrade: websocket|KEY|Sec-WebSocket-Version: 13, 400",
    "Upgrade: websocket|Connection: Upgrade|KEY|KEY|Sec-WebSocket-Version: 13, 400",
    "Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Key: x|Sec-WebSocket-Version: 13, 400",
    "Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Key: YQ==|Sec-WebSocket-Version: 13, 400"
  })
  void invalidHandshakesOpenNoSession(String headers, int status) throws Exception {
    assertThatAHandshakeIsRejected("HTTP/1.1", headers, status);
  }

  @Test
  void aWebSocketNeedsHttp11() throws Exception {
    assertThatAHandshakeIsRejected(
        "HTTP/1.0", "Upgrade: websocket|Connection: Upgrade|KEY|Sec-WebSocket-Version: 13", 400);
  }

  private void assertThatAHandshakeIsRejected(String version, String headers, int status)
      throws Exception {
    String lines = headers.replace("KEY", KEY).replace("|", "\r\n");
    StreamPeer client = ask("GET /gtp " + version + "\r\nHost: HERE\r\n" + lines + "\r\n\r\n");

    assertThat(client.line()).startsWith("HTTP/1.1 " + status + " ");
    assertThat(client.rest()).contains("connection: close\r");
    assertThat(client.ended()).isTrue();
  }

  @Test
  void aWebSocketOfAForeignPageIsForbidden() {
    assertThatThrownBy(() -> client("/gtp", Map.of("Origin", "http://evil.com:" + web.getPort())))
        .hasMessage("HTTP/1.1 403 Forbidden");
    assertThatThrownBy(() -> client("/gtp", Map.of("Origin", "null")))
        .hasMessage("HTTP/1.1 403 Forbidden");
  }

  @Test
  void aWebSocketOfItsOwnPageIsServed() throws Exception {
    var assign = Map.of("Origin", "http://localhost:" + web.getPort());
    try (var client = client("/gtp", assign)) {
      client.send("name");
      assertThat(client.receive()).isEqualTo("= Tengen\n\n");
    }
  }

  @Test
  void framesAboveSixtyFourKibibytesAreRejected() throws Exception {
    Socket socket = transports.socket(web);
    try (var client = new WebSocketClient(socket, host(), "/gtp", Map.of())) {
      socket.getOutputStream().write(comment(64 << 10));
      client.send("name");
      assertThat(client.receive()).isEqualTo("= Tengen\n\n");

      socket.getOutputStream().write(comment((64 << 10) + 1));
      assertClosed(client, 1009);
    }
  }

  /** Returns a text frame of the given length, which must be at least 65,536 bytes. */
  private static byte[] comment(int bytes) {
    return ByteBuffer.allocate(14 + bytes)
        .put((byte) 0x81)
        .put((byte) 0xFF)
        .putLong(bytes)
        .putInt(0)
        .put("#".repeat(bytes).getBytes(StandardCharsets.US_ASCII))
        .array();
  }

  @Test
  void aLongMessageIsSeveralFrames() throws Exception {
    try (var client = client("/gtp", Map.of())) {
      client.send("known_command " + "x".repeat(200_000));
      assertThat(client.receive()).isEqualTo("= false\n\n");
    }
  }

  /** Checks RFC 6455, section 5.4: a message ends with a final frame. */
  @Test
  void aMessageWithoutItsLastFrameIsNotExecuted() throws Exception {
    Socket socket = transports.socket(web);
    try (var client = new WebSocketClient(socket, host(), "/gtp", Map.of())) {
      socket.getOutputStream().write(frame(0x81, "1 name"));
      socket.getOutputStream().write(frame(0x01, "2 version\n3 name"));
      client.end();

      assertThat(client.receive()).isEqualTo("=1 Tengen\n\n");
      assertClosed(client, WebSocketClient.NORMAL_CLOSURE);
    }
  }

  /** Returns a short masked frame; the first byte holds the FIN bit and the opcode. */
  private static byte[] frame(int first, String text) {
    return ByteBuffer.allocate(6 + text.length())
        .put((byte) first)
        .put((byte) (0x80 | text.length()))
        .putInt(0)
        .put(text.getBytes(StandardCharsets.US_ASCII))
        .array();
  }

  @Test
  void binaryFramesAreRejected() throws Exception {
    assertThatARawFrameCloses(new byte[] {(byte) 0x82, (byte) 0x81, 0, 0, 0, 0, 'a'}, 1003);
    assertThatARawFrameCloses(new byte[] {(byte) 0x81, (byte) 0x81, 0, 0, 0, 0, -1}, 1007);
    assertThatARawFrameCloses(new byte[] {(byte) 0x81, 1, 'a'}, 1002);
  }

  /** Checks RFC 6455, section 7.4. */
  @ParameterizedTest
  @ValueSource(ints = {0, 999, 1005, 1006, 1015, 2999, 5000, 65535})
  void aCloseFrameWithAReservedStatusIsRejected(int status) throws Exception {
    byte[] frame =
        ByteBuffer.allocate(8).putShort((short) 0x8882).putShort(6, (short) status).array();

    assertThatARawFrameCloses(frame, 1002);
  }

  private void assertThatARawFrameCloses(byte[] frame, int status) throws IOException {
    Socket socket = transports.socket(web);
    try (var client = new WebSocketClient(socket, host(), "/gtp", Map.of())) {
      socket.getOutputStream().write(frame);
      assertClosed(client, status);
    }
  }

  private static void assertClosed(WebSocketClient client, int status) {
    assertThat(catchThrowableOfType(WebSocketClosed.class, client::receive).status())
        .isEqualTo(status);
  }

  @Test
  void theEndOfASessionClosesTheWebSocketAfterTheLastReply() throws Exception {
    WebSocketPeer peer = transports.webSocket(web, "gtp");
    peer.lines().send("quit\nname\n");

    assertThat(peer.lines().rest()).containsExactly("= ", "");
    assertThat(peer.closeStatus()).isEqualTo(WebSocketClient.NORMAL_CLOSURE);
  }

  @Test
  void clientsThatEndTheirInputStillGetReplies() throws Exception {
    StreamPeer peer = transports.webSocket(web, "gtp").lines();
    peer.send("1 name\n2 genmove b\n");
    peer.endInput();

    assertThat(peer.line()).isEqualTo("=1 Tengen");
    assertThat(peer.line()).isEmpty();
    assertThat(peer.line()).startsWith("=2 ");
  }

  @Test
  void sessionsAboveTheLimitGetAReasonInTheirProtocolAndAreClosed() throws Exception {
    web =
        transports.listenHttp(
            daemon.listenerContext("web"), new LimitsConfig(1, 3600, Map.of(), 65_536));
    StreamPeer first = transports.webSocket(web, "gtp").lines();
    first.send("name\n");
    assertThat(first.line()).isEqualTo("= Tengen");

    WebSocketPeer second = transports.webSocket(web, "gomocup");

    assertThat(second.lines().line()).isEqualTo("ERROR too many sessions: 1 at most");
    assertThat(second.closeStatus()).isEqualTo(WebSocketClient.NORMAL_CLOSURE);
    assertThat(first.line()).isEmpty();
  }

  private WebSocketClient client(String target, Map<String, String> headers) throws IOException {
    return new WebSocketClient(transports.socket(web), host(), target, headers);
  }
}
