package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.channel.socket.SocketChannel;

/** Carries a session as a byte stream over a socket. */
final class SocketAdapter implements ChannelAdapter {
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
