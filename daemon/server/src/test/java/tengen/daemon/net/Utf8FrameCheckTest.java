package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8FrameCheckTest {
  /** Bytes at the bounds of the ranges of UTF-8. */
  private static final int[] BOUNDS = {
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
    0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF
  };

  private final EmbeddedChannel channel = new EmbeddedChannel(new Utf8FrameCheck());

  @Test
  void agreesWithTheJdk() {
    var random = new Random(1);
    int valid = 0;
    for (int round = 0; round < 100_000; round++) {
      byte[] bytes = new byte[random.nextInt(7)];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) BOUNDS[random.nextInt(BOUNDS.length)];
      }
      int cut = random.nextInt(bytes.length + 1);
      boolean isValid = isUtf8(bytes);
      assertThat(isAccepted(bytes, cut)).as(Arrays.toString(bytes)).isEqualTo(isValid);
      valid += isValid ? 1 : 0;
    }
    assertThat(valid).isGreaterThan(10_000);
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      var _ = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException _) {
      return false;
    }
  }

  /** Sends a message in two frames to a new check. */
  private static boolean isAccepted(byte[] bytes, int cut) {
    var channel = new EmbeddedChannel(new Utf8FrameCheck());
    try {
      channel.writeInbound(new TextWebSocketFrame(false, 0, part(bytes, 0, cut)));
      channel.writeInbound(new ContinuationWebSocketFrame(true, 0, part(bytes, cut, bytes.length)));
      return true;
    } catch (CorruptedWebSocketFrameException _) {
      return false;
    } finally {
      channel.finishAndReleaseAll();
    }
  }

  private static ByteBuf part(byte[] bytes, int from, int to) {
    return Unpooled.copiedBuffer(bytes, from, to - from);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, 8, 9, 15, 16, 17, 100})
  void findsAnInvalidByteBehindAndBeforeAscii(int length) {
    byte[] bytes = "a".repeat(2 * length + 1).getBytes(StandardCharsets.US_ASCII);
    bytes[length] = (byte) 0xFF;

    assertThatThrownBy(
            () -> channel.writeInbound(new TextWebSocketFrame(Unpooled.wrappedBuffer(bytes))))
        .isInstanceOf(CorruptedWebSocketFrameException.class);
  }

  @Test
  void charactersMayContinueInTheNextFrameBehindAPing() {
    byte[] bytes = "aaaaaaa€".getBytes(StandardCharsets.UTF_8);

    channel.writeInbound(new TextWebSocketFrame(false, 0, part(bytes, 0, 8)));
    channel.writeInbound(new PingWebSocketFrame(Unpooled.wrappedBuffer(new byte[] {(byte) 0xFF})));
    channel.writeInbound(new ContinuationWebSocketFrame(true, 0, part(bytes, 8, 10)));

    assertThat(channel.inboundMessages()).hasSize(3);
    channel.finishAndReleaseAll();
  }

  @Test
  void binaryMessagesMayHoldAnything() {
    byte[] bytes = {(byte) 0xFF, (byte) 0xC2};

    channel.writeInbound(new BinaryWebSocketFrame(false, 0, part(bytes, 0, 1)));
    channel.writeInbound(new ContinuationWebSocketFrame(true, 0, part(bytes, 1, 2)));

    assertThat(channel.inboundMessages()).hasSize(2);
    channel.finishAndReleaseAll();
  }

  @Test
  void releasesARejectedFrame() {
    WebSocketFrame frame = new TextWebSocketFrame(Unpooled.wrappedBuffer(new byte[] {(byte) 0xFF}));

    assertThatThrownBy(() -> channel.writeInbound(frame))
        .isInstanceOf(CorruptedWebSocketFrameException.class);

    assertThat(frame.refCnt()).isZero();
  }
}
