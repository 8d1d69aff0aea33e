package tengen.daemon.net;

import io.netty.channel.IoHandlerFactory;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.socket.ServerSocketChannel;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Inherited sockets as channels of Netty's epoll transport, which is loaded only for them. */
final class EpollSockets extends InheritedSockets {
  /** The first inherited file descriptor, after the three standard streams. */
  private static final int FIRST_DESCRIPTOR = 3;

  private final List<EpollServerSocketChannel> channels = new ArrayList<>();

  private EpollSockets() {}

  static InheritedSockets take(int count) throws IOException {
    try {
      if (!Epoll.isAvailable()) {
        throw new IOException("Netty's epoll: " + Epoll.unavailabilityCause().getMessage());
      }
    } catch (NoClassDefFoundError missing) {
      throw new IOException("lib/activation is not on the module path", missing);
    }
    var sockets = new EpollSockets();
    for (int number = FIRST_DESCRIPTOR; number < FIRST_DESCRIPTOR + count; number++) {
      sockets.channels.add(new EpollServerSocketChannel(number));
    }
    return sockets;
  }

  @Override
  public List<InetSocketAddress> unused() {
    return channels.stream().map(EpollServerSocketChannel::localAddress).toList();
  }

  @Override
  Optional<ServerSocketChannel> take(InetSocketAddress address) {
    Optional<EpollServerSocketChannel> found =
        channels.stream().filter(channel -> address.equals(channel.localAddress())).findFirst();
    found.ifPresent(channels::remove);
    return found.map(channel -> channel);
  }

  @Override
  ServerSocketChannel open() {
    return new EpollServerSocketChannel();
  }

  @Override
  IoHandlerFactory handler() {
    return EpollIoHandler.newFactory();
  }
}
