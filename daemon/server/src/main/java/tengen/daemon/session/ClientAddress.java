package tengen.daemon.session;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;

/**
 * A client's address.
 *
 * @param name for logs
 */
public record ClientAddress(String name, InetAddress ip) {
  /** The client that started this process and talks over stdin and stdout. */
  public static final ClientAddress STDIO =
      new ClientAddress("stdio", InetAddress.getLoopbackAddress());

  /** Returns the address of a socket; the loopback address if the socket is already closed. */
  public static ClientAddress at(SocketAddress address) {
    return new ClientAddress(
        String.valueOf(address),
        address instanceof InetSocketAddress socket
            ? socket.getAddress()
            : InetAddress.getLoopbackAddress());
  }

  /**
   * Returns whether this is {@link #STDIO}. The {@code equals} of a record would be linked at the
   * start of a session.
   */
  @SuppressWarnings("ReferenceEquality")
  boolean isStdio() {
    return this == STDIO;
  }
}
