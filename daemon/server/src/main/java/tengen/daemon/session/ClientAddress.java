package tengen.daemon.session;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;

/**
 * Who is at the other end.
 *
 * @param name for the logs
 */
public record ClientAddress(String name, InetAddress ip) {
  /** Who started this process. */
  public static final ClientAddress STDIO =
      new ClientAddress("stdio", InetAddress.getLoopbackAddress());

  /** The owner of this socket; one that is closed already has no address. */
  public static ClientAddress at(SocketAddress address) {
    return new ClientAddress(
        String.valueOf(address),
        address instanceof InetSocketAddress socket
            ? socket.getAddress()
            : InetAddress.getLoopbackAddress());
  }
}
