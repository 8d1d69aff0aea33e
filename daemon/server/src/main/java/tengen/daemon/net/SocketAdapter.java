package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.socket.SocketChannel;

/** Carries a session as a byte stream over a socket. */
final class SocketAdapter implements ChannelAdapter {
  @Override
  public void read(Object message, ChannelInput input) {
    input.feed(ByteBufUtil.getBytes((ByteBuf) message), true);
  }

  @Override
  public Object message(String text, ByteBufAllocator allocator) {
    return utf8(text, allocator);
  }

  /** Encodes a text into a buffer of exactly its length. */
  static ByteBuf utf8(String text, ByteBufAllocator allocator) {
    int bytes = ByteBufUtil.utf8Bytes(text);
    ByteBuf message = allocator.buffer(bytes);
    ByteBufUtil.reserveAndWriteUtf8(message, text, bytes);
    return message;
  }

  @Override
  public void closeOutput(Channel channel) {
    endOutput(channel);
  }

  /** Closes the output of a TCP connection, with or without TLS. */
  static void endOutput(Channel channel) {
    if (channel.pipeline().get(ListenerTls.NAME) == null) {
      shutDown(channel);
    } else {
      ListenerTls.closeOutput(channel, () -> shutDown(channel));
    }
  }

  private static void shutDown(Channel channel) {
    var _ = ((SocketChannel) channel).shutdownOutput();
  }
}
