package tengen.daemon.access;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The network that limits apply to: an IPv4 address, or the 64-bit prefix of an IPv6 address, which
 * usually belongs to one host.
 */
public record NetworkAddress(ByteBuffer bytes) {
  private static final int NETWORK_BYTES = 8;

  /** Returns the network of an address. */
  public static NetworkAddress of(InetAddress address) {
    byte[] bytes = address.getAddress();
    return new NetworkAddress(
        ByteBuffer.wrap(
            address instanceof Inet6Address ? Arrays.copyOf(bytes, NETWORK_BYTES) : bytes));
  }

  /** Returns the address in hexadecimal. */
  @Override
  public String toString() {
    var copy = new byte[bytes.remaining()];
    bytes.duplicate().get(copy);
    return HexFormat.of().formatHex(copy);
  }
}
