package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.util.ReferenceCountUtil;

/**
 * Rejects text messages that are not UTF-8 (RFC 3629, section 4). Tests ASCII eight bytes at a
 * time, because it delays all clients of the channel's loop. Runs on that loop.
 */
final class Utf8FrameCheck extends ChannelInboundHandlerAdapter {
  private static final long NOT_ASCII = 0x8080_8080_8080_8080L;
  private static final int FIRST_CONTINUATION = 0x80;
  private static final int LAST_CONTINUATION = 0xBF;

  /** True while the client's current message is text. */
  private boolean isText;

  /** Number of bytes that the current character lacks. */
  private int missing;

  /** The range of the next byte of the current character. */
  private int lowest;

  private int highest;

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object message) {
    try {
      check(message);
    } catch (CorruptedWebSocketFrameException violation) {
      ReferenceCountUtil.release(message);
      throw violation;
    }
    ctx.fireChannelRead(message);
  }

  private void check(Object message) {
    switch (message) {
      case TextWebSocketFrame text -> {
        isText = true;
        check(text);
      }
      case BinaryWebSocketFrame _ -> isText = false;
      case ContinuationWebSocketFrame more when isText -> check(more);
      default -> {}
    }
  }

  private void check(WebSocketFrame frame) {
    ByteBuf content = frame.content();
    int end = content.writerIndex();
    int at = content.readerIndex();
    while (at < end) {
      if (missing == 0 && end - at >= Long.BYTES && (content.getLong(at) & NOT_ASCII) == 0) {
        at += Long.BYTES;
      } else {
        check(content.getUnsignedByte(at));
        at++;
      }
    }
    if (frame.isFinalFragment() && missing > 0) {
      throw violation();
    }
  }

  private void check(int each) {
    if (missing == 0) {
      begin(each);
    } else if (each >= lowest && each <= highest) {
      missing--;
      lowest = FIRST_CONTINUATION;
      highest = LAST_CONTINUATION;
    } else {
      throw violation();
    }
  }

  /** Begins a character. The range of its second byte excludes surrogates and longer forms. */
  private void begin(int first) {
    if (first < FIRST_CONTINUATION) {
      return;
    }
    if (first < 0xC2 || first > 0xF4) {
      throw violation();
    }
    missing = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    lowest = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : FIRST_CONTINUATION;
    highest = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : LAST_CONTINUATION;
  }

  private static CorruptedWebSocketFrameException violation() {
    return new CorruptedWebSocketFrameException(
        WebSocketCloseStatus.INVALID_PAYLOAD_DATA, "bytes are not UTF-8");
  }
}
