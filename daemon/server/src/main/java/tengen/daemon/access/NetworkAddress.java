package tengen.daemon.access;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Whose an address is: of IPv6 its network of 64 bits counts, which a single host has as a rule.
 */
public record NetworkAddress(ByteBuffer bytes) {
  private static final int NETWORK_BYTES = 8;

  /** That of this address. */
  public static NetworkAddress of(InetAddress address) {
    byte[] bytes = address.getAddress();
    return new NetworkAddress(
        ByteBuffer.wrap(
            address instanceof Inet6Address ? Arrays.copyOf(bytes, NETWORK_BYTES) : bytes));
  }

  /** In hexadecimal digits. */
  @Override
  public String toString() {
    var copy = new byte[bytes.remaining()];
    bytes.duplicate().get(copy);
    return HexFormat.of().formatHex(copy);
  }
}
