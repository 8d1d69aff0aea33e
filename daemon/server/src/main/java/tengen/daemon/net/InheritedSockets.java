package tengen.daemon.net;

import io.netty.channel.IoHandlerFactory;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.ServerSocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Listening sockets inherited from a service manager, and the channel types of the server. Without
 * inherited sockets these are the JDK's, which cannot adopt a file descriptor.
 *
 * <p>Protocol: systemd's "sd_listen_fds".
 */
public abstract class InheritedSockets {
  InheritedSockets() {}

  /**
   * Returns the sockets that the environment names: {@code LISTEN_PID} must be this process's id;
   * {@code LISTEN_FDS} is the number of sockets.
   *
   * @throws IOException if there are sockets but this system or installation cannot adopt them
   */
  public static InheritedSockets ofThisProcess() throws IOException {
    int count = count(System.getenv(), ProcessHandle.current().pid());
    return count == 0 ? none() : EpollSockets.take(count);
  }

  /** Returns an empty set; the server opens its own sockets. */
  public static InheritedSockets none() {
    return new None();
  }

  /** Returns the number of sockets for a process; 0 if they are meant for another one. */
  static int count(Map<String, String> environment, long pid) {
    try {
      long owner = Long.parseLong(environment.getOrDefault("LISTEN_PID", "0"));
      int count = Integer.parseInt(environment.getOrDefault("LISTEN_FDS", "0"));
      return owner == pid ? Math.max(0, count) : 0;
    } catch (NumberFormatException _) {
      return 0;
    }
  }

  /** Returns the addresses of the sockets that are not in use. */
  public abstract List<InetSocketAddress> unused();

  /** Takes the socket that listens at an address. */
  abstract Optional<ServerSocketChannel> take(InetSocketAddress address);

  /** Creates a new, unbound socket. */
  abstract ServerSocketChannel open();

  /** Returns the I/O handler for the loops of these channels. */
  abstract IoHandlerFactory handler();

  private static final class None extends InheritedSockets {
    @Override
    public List<InetSocketAddress> unused() {
      return List.of();
    }

    @Override
    Optional<ServerSocketChannel> take(InetSocketAddress address) {
      return Optional.empty();
    }

    @Override
    ServerSocketChannel open() {
      return new NioServerSocketChannel();
    }

    @Override
    IoHandlerFactory handler() {
      return NioIoHandler.newFactory();
    }
  }
}
