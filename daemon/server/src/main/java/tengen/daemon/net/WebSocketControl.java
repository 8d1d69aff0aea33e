package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import java.util.function.LongConsumer;
import tengen.daemon.session.Outbox;
import tengen.protocol.words.Digits;

/**
 * Handles the control frames of a WebSocket (RFC 6455, section 5.5). Sends a ping after a period of
 * silence and after a number of bytes. A ping carries the number of messages sent so far, so its
 * pong acknowledges them. Runs on the channel's loop.
 */
final class WebSocketControl extends ChannelDuplexHandler {
  /** Interval without input before a ping, and without output before a heartbeat, in seconds. */
  private static final int SILENCE_SECONDS = 15;

  /** The connection is closed after this number of silent intervals in a row. */
  private static final int MAX_SILENT_INTERVALS = 3;

  private static final int BYTES_BEFORE_PING = 32 << 10;

  /** The first number that is not a status code (RFC 6455, section 7.4.2). */
  private static final int END_OF_STATUSES = 5000;

  /** Status code of a Close frame without one. */
  private static final int NO_STATUS = 1005;

  private final LongConsumer received;
  private long messages;
  private int bytes;
  private int silences;

  /** True after a Close frame for a violation was sent; later frames are discarded. */
  private boolean isRejected;

  private WebSocketControl(LongConsumer received) {
    this.received = received;
  }

  /**
   * Adds the handlers of a new WebSocket. Later handlers get an idle event for each interval
   * without a message to the client, since pages do not see pings.
   *
   * @param received receives the number of acknowledged messages
   */
  static void addTo(ChannelPipeline pipeline, LongConsumer received) {
    pipeline.addLast(
        new IdleStateHandler(SILENCE_SECONDS, 0, 0),
        new WebSocketControl(received),
        new IdleStateHandler(0, SILENCE_SECONDS, 0));
  }

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object message) {
    silences = 0;
    if (isRejected) {
      ReferenceCountUtil.release(message);
      return;
    }
    switch (message) {
      case PingWebSocketFrame ping -> {
        var _ = ctx.writeAndFlush(new PongWebSocketFrame(ping.content()));
      }
      case PongWebSocketFrame pong -> {
        acknowledge(pong.content());
        pong.release();
      }
      case CloseWebSocketFrame close when close.statusCode() >= END_OF_STATUSES -> {
        close.release();
        end(ctx, WebSocketCloseStatus.PROTOCOL_ERROR);
      }
      case CloseWebSocketFrame close when !isEnd(close) ->
          ctx.writeAndFlush(close).addListener(ChannelFutureListener.CLOSE);
      case BinaryWebSocketFrame binary -> {
        binary.release();
        end(ctx, WebSocketCloseStatus.INVALID_MESSAGE_TYPE);
      }
      default -> ctx.fireChannelRead(message);
    }
  }

  /** Returns whether a Close frame ends the session; other codes let the client resume it. */
  private static boolean isEnd(CloseWebSocketFrame close) {
    return close.statusCode() == -1
        || close.statusCode() == NO_STATUS
        || close.statusCode() == WebSocketCloseStatus.NORMAL_CLOSURE.code();
  }

  private void end(ChannelHandlerContext ctx, WebSocketCloseStatus status) {
    isRejected = true;
    ctx.writeAndFlush(new CloseWebSocketFrame(status)).addListener(ChannelFutureListener.CLOSE);
  }

  /**
   * Closes a WebSocket whose client violates the protocol. Netty would omit the status if the
   * client's Close frame is malformed.
   */
  @Override
  public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
    if (cause instanceof CorruptedWebSocketFrameException violation) {
      int code = violation.closeStatus().code();
      end(ctx, new WebSocketCloseStatus(code, String.valueOf(violation.getMessage())));
    } else {
      ctx.fireExceptionCaught(cause);
    }
  }

  /** Acknowledges messages. Pongs may be unsolicited and contain anything. */
  private void acknowledge(ByteBuf content) {
    Digits.number(content.toString(StandardCharsets.US_ASCII))
        .ifPresent(number -> received.accept(Math.min(number, messages)));
  }

  @Override
  public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
    if (message instanceof TextWebSocketFrame text) {
      messages++;
      bytes += Outbox.MESSAGE_BYTES + text.content().readableBytes();
    }
    var _ = ctx.write(message, promise);
    if (bytes > BYTES_BEFORE_PING) {
      ping(ctx);
    }
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
    if (!(event instanceof IdleStateEvent)) {
      ctx.fireUserEventTriggered(event);
    } else if (ctx.channel().config().isAutoRead()) {
      silences++;
      if (silences < MAX_SILENT_INTERVALS) {
        ping(ctx);
      } else {
        var _ = ctx.close();
      }
    }
  }

  private void ping(ChannelHandlerContext ctx) {
    bytes = 0;
    var _ =
        ctx.writeAndFlush(
            new PingWebSocketFrame(ByteBufUtil.writeAscii(ctx.alloc(), Long.toString(messages))));
  }
}
