package tengen.daemon.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;

/** Checks addresses before listening. */
public final class ListenAddress {
  private ListenAddress() {}

  /**
   * Returns why this machine cannot listen at an address; empty if it can, or if the port is in
   * use. Binds a socket without listening. Blocks during name resolution.
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

  /**
   * Returns whether listeners at two addresses would conflict at the same port. Blocks during name
   * resolution.
   */
  public static boolean overlap(String address, String other) {
    InetAddress first = new InetSocketAddress(address, 0).getAddress();
    InetAddress second = new InetSocketAddress(other, 0).getAddress();
    return first != null
        && second != null
        && (first.equals(second) || first.isAnyLocalAddress() || second.isAnyLocalAddress());
  }
}
