package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.socket.SocketChannel;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;

/** A socket carries a session as a stream of bytes. */
final class SocketAdapter implements ChannelAdapter {
  @Override
  public void read(Object message, ChannelInput input) {
    input.feed(ByteBufUtil.getBytes((ByteBuf) message));
  }

  @Override
  public Object message(String text, ByteBufAllocator allocator) {
    return ByteBufUtil.encodeString(allocator, CharBuffer.wrap(text), StandardCharsets.UTF_8);
  }

  @Override
  public void closeOutput(Channel channel) {
    var _ = ((SocketChannel) channel).shutdownOutput();
  }
}
