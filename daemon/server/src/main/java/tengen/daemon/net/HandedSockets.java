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
 * Listening sockets that a service manager opened and handed over, and what the channels of a
 * server are made of: without such sockets the JDK's, which cannot take one over by its number.
 *
 * <p>How they are handed over: "sd_listen_fds" of systemd.
 */
public abstract class HandedSockets {
  HandedSockets() {}

  /**
   * Those of this process, as its environment tells: {@code LISTEN_PID} is its id, {@code
   * LISTEN_FDS} their number.
   *
   * @throws IOException if they are there and this system or installation cannot take them
   */
  public static HandedSockets ofThisProcess() throws IOException {
    int count = count(System.getenv(), ProcessHandle.current().pid());
    return count == 0 ? none() : EpollSockets.take(count);
  }

  /** No such sockets: the server opens its own. */
  public static HandedSockets none() {
    return new None();
  }

  /** How many this process has; what another one was handed is not for it. */
  static int count(Map<String, String> environment, long pid) {
    try {
      long whose = Long.parseLong(environment.getOrDefault("LISTEN_PID", "0"));
      int count = Integer.parseInt(environment.getOrDefault("LISTEN_FDS", "0"));
      return whose == pid ? Math.max(0, count) : 0;
    } catch (NumberFormatException _) {
      return 0;
    }
  }

  /** The addresses of those that nobody has taken. */
  public abstract List<InetSocketAddress> untaken();

  /** The one that listens there already, which is taken by that. */
  abstract Optional<ServerSocketChannel> take(InetSocketAddress address);

  /** One of the server's own, which listens nowhere yet. */
  abstract ServerSocketChannel open();

  /** What the loops of all these channels run. */
  abstract IoHandlerFactory handler();

  private static final class None extends HandedSockets {
    @Override
    public List<InetSocketAddress> untaken() {
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
