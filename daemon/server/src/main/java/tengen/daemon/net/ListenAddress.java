package tengen.daemon.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;

/** Whether this machine can listen at an address at all. */
public final class ListenAddress {
  private ListenAddress() {}

  /**
   * Why it cannot, which is tried without listening; empty: it can, unless another process does.
   * Blocks while a name is looked up.
   */
  public static Optional<String> objection(String address, int port) {
    var at = new InetSocketAddress(address, port);
    if (at.isUnresolved()) {
      return Optional.of(TcpTransport.NO_HOST);
    }
    try (var probe = new Socket()) {
      probe.setReuseAddress(true);
      probe.bind(at);
      return Optional.empty();
    } catch (IOException e) {
      String why = String.valueOf(e.getMessage());
      return why.contains("already in use") ? Optional.empty() : Optional.of(why);
    }
  }

  /** Whether nobody can listen at both with one port. Blocks while names are looked up. */
  public static boolean overlap(String address, String other) {
    InetAddress first = new InetSocketAddress(address, 0).getAddress();
    InetAddress second = new InetSocketAddress(other, 0).getAddress();
    return first != null
        && second != null
        && (first.equals(second) || first.isAnyLocalAddress() || second.isAnyLocalAddress());
  }
}
