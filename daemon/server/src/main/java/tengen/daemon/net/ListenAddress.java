package tengen.daemon.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;

/** Checks addresses before listening. */
public final class ListenAddress {
  /** Part of the system's error for an address at which another socket listens. */
  private static final String IN_USE = "already in use";

  private ListenAddress() {}

  /**
   * Returns why this machine cannot listen at an address; empty if it can, or if the port is in
   * use. Binds a socket without listening. Blocks during name resolution.
   */
  public static Optional<String> objection(String address, int port) {
    return failure(address, port).filter(why -> !why.contains(IN_USE));
  }

  /** Returns whether no host has this name. Blocks during name resolution. */
  public static boolean isUnknown(String address) {
    return new InetSocketAddress(address, 0).isUnresolved();
  }

  /** Returns whether a socket listens at an address already. Blocks during name resolution. */
  public static boolean isInUse(String address, int port) {
    return failure(address, port).filter(why -> why.contains(IN_USE)).isPresent();
  }

  /** Binds a socket without listening and returns why that fails. */
  private static Optional<String> failure(String address, int port) {
    var at = new InetSocketAddress(address, port);
    if (at.isUnresolved()) {
      return Optional.of(TcpTransport.NO_HOST);
    }
    try (var probe = new Socket()) {
      probe.setReuseAddress(true);
      probe.bind(at);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
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
