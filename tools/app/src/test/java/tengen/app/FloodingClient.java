package tengen.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;

/** A client of a crowd that sends until the server stops reading. */
final class FloodingClient {
  /** Time in milliseconds after which a blocked write counts as back-pressure. */
  private static final long WRITE_TIMEOUT_MS = 500;

  private final SocketChannel channel;

  private FloodingClient(SocketChannel channel) {
    this.channel = channel;
  }

  /** Connects {@code count} clients to this port. */
  static List<FloodingClient> connect(int port, int count) throws IOException {
    var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    List<FloodingClient> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      SocketChannel channel = SocketChannel.open(address);
      channel.configureBlocking(false);
      all.add(new FloodingClient(channel));
    }
    return all;
  }

  /** Sends as many of the bytes as the server reads. */
  void send(byte[] bytes) throws IOException {
    var rest = ByteBuffer.wrap(bytes);
    try (Selector selector = Selector.open()) {
      SelectionKey key = channel.register(selector, SelectionKey.OP_WRITE);
      while (rest.hasRemaining() && selector.select(WRITE_TIMEOUT_MS) > 0) {
        selector.selectedKeys().clear();
        channel.write(rest);
      }
      key.cancel();
    } catch (IOException _) {
      // The server has closed the connection.
    }
  }
}
