package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.util.Arrays;

/**
 * Carries a session over a WebSocket: each message of the client ends a line, and each reply is a
 * message.
 */
final class WebSocketAdapter implements ChannelAdapter {
  /** True while the client's current message lacks its last frame. */
  private boolean isMessageUnfinished;

  @Override
  public void read(Object message, ChannelInput input) {
    if (message instanceof CloseWebSocketFrame) {
      if (isMessageUnfinished) {
        input.forgetLine();
      }
      input.end();
    } else if (message instanceof WebSocketFrame frame) {
      isMessageUnfinished = !frame.isFinalFragment();
      input.feed(bytes(frame), frame.isFinalFragment());
    }
  }

  private static byte[] bytes(WebSocketFrame frame) {
    ByteBuf content = frame.content();
    int length = content.readableBytes();
    boolean endsLine = length > 0 && content.getByte(content.writerIndex() - 1) == '\n';
    byte[] bytes = ByteBufUtil.getBytes(content);
    if (!frame.isFinalFragment() || endsLine) {
      return bytes;
    }
    byte[] line = Arrays.copyOf(bytes, length + 1);
    line[length] = '\n';
    return line;
  }

  @Override
  public Object message(ByteBuf reply) {
    return new TextWebSocketFrame(reply);
  }

  @Override
  public void closeOutput(Channel channel) {
    close(channel, WebSocketCloseStatus.NORMAL_CLOSURE);
  }

  @Override
  public void closeForRestart(Channel channel) {
    close(channel, WebSocketCloseStatus.SERVICE_RESTART);
  }

  @Override
  public void cutOff(Channel channel) {
    close(channel, WebSocketCloseStatus.TRY_AGAIN_LATER);
  }

  static void close(Channel channel, WebSocketCloseStatus status) {
    var _ = channel.writeAndFlush(new CloseWebSocketFrame(status));
  }
}
