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

/** One of many clients, which sends as long as it is heard. */
final class Crowd {
  /** Who is not heard for so long is waiting for the server. */
  private static final long PATIENCE_MS = 500;

  private final SocketChannel channel;

  private Crowd(SocketChannel channel) {
    this.channel = channel;
  }

  /** So many, connected to this port. */
  static List<Crowd> connect(int port, int count) throws IOException {
    var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    List<Crowd> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      SocketChannel channel = SocketChannel.open(address);
      channel.configureBlocking(false);
      all.add(new Crowd(channel));
    }
    return all;
  }

  /** Sends this, or the part of it that is heard. */
  void send(byte[] bytes) throws IOException {
    var rest = ByteBuffer.wrap(bytes);
    try (Selector selector = Selector.open()) {
      SelectionKey key = channel.register(selector, SelectionKey.OP_WRITE);
      while (rest.hasRemaining() && selector.select(PATIENCE_MS) > 0) {
        selector.selectedKeys().clear();
        channel.write(rest);
      }
      key.cancel();
    } catch (IOException _) {
      // The server has closed the connection.
    }
  }
}
