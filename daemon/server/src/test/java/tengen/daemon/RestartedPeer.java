package tengen.daemon;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import tengen.conformance.transcript.Peer;
import tengen.daemon.connect.WebSocketClient;
import tengen.daemon.connect.WebSocketClosed;
import tengen.support.Waits;

/**
 * A WebSocket client whose server is killed and restarted before some of its lines. Resumes its
 * session by the token and the numbers of sent and received messages.
 */
final class RestartedPeer implements Peer, Closeable {
  private static final String END = "\0end";

  /** Servers that share an archive. */
  interface Servers {
    /** Kills the current server, if any, and starts the next. */
    InetSocketAddress next() throws IOException;
  }

  private final Servers servers;
  private final String path;
  private final IntPredicate restartsBefore;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final List<String> sent = new ArrayList<>();
  private final StringBuilder line = new StringBuilder();
  private @Nullable Connection connection;
  private String token = "";
  private int received;
  private boolean hasEnded;

  /**
   * Creates an unconnected client.
   *
   * @param path of its protocol
   * @param restartsBefore selects the lines, counted from 0
   */
  RestartedPeer(Servers servers, String path, IntPredicate restartsBefore) {
    this.servers = servers;
    this.path = path;
    this.restartsBefore = restartsBefore;
  }

  @Override
  public void send(byte[] bytes) throws IOException, InterruptedException {
    for (char each : new String(bytes, StandardCharsets.UTF_8).toCharArray()) {
      if (each == '\n') {
        sendLine(line.toString());
        line.setLength(0);
      } else {
        line.append(each);
      }
    }
  }

  private void sendLine(String text) throws IOException, InterruptedException {
    boolean isOpen = connection != null && !connection.hasClosed;
    connectFirst();
    if (isOpen && restartsBefore.test(sent.size())) {
      restart();
    }
    sent.add(text);
    connection.send(text);
  }

  private void connectFirst() throws IOException {
    if (connection == null) {
      connection = connect("/" + path);
      token = connection.client.header("Tengen-Session").orElseThrow();
    }
  }

  private void restart() throws IOException, InterruptedException {
    connection.cut();
    connection = connect("/" + path + "?session=" + token + "&received=" + received);
    int replies = Integer.parseInt(connection.client.header("Tengen-Received").orElse("-1"));
    if (replies < 0) {
      // The session has ended, so the server closes this connection.
      return;
    }
    if (replies > sent.size()) {
      throw new IOException("the server has " + replies + " lines of " + sent.size());
    }
    for (String again : sent.subList(replies, sent.size())) {
      connection.client.send(again);
    }
  }

  private Connection connect(String target) throws IOException {
    InetSocketAddress at = servers.next();
    var socket = new Socket(at.getAddress(), at.getPort());
    return new Connection(
        new WebSocketClient(socket, "127.0.0.1:" + at.getPort(), target, Map.of()));
  }

  @Override
  public Optional<String> nextLine() {
    String next =
        hasEnded
            ? END
            : Waits.next(
                "a line or the end", lines, () -> received + " lines received; sent " + sent);
    hasEnded = END.equals(next);
    return hasEnded ? Optional.empty() : Optional.of(next);
  }

  @Override
  public void endInput() throws IOException {
    connectFirst();
    if (!connection.hasClosed) {
      connection.client.end();
    }
  }

  @Override
  public boolean ended() {
    return nextLine().isEmpty();
  }

  @Override
  public void close() throws IOException {
    if (connection != null) {
      connection.client.close();
    }
  }

  /** A connection and the thread that reads from it. */
  private final class Connection {
    private final WebSocketClient client;
    private final Thread reader;
    private final StringBuilder rest = new StringBuilder();
    private volatile boolean hasClosed;

    Connection(WebSocketClient client) {
      this.client = client;
      this.reader = Thread.ofVirtual().start(this::read);
    }

    private void read() {
      try {
        while (true) {
          String message = client.receive();
          received++;
          take(message);
        }
      } catch (WebSocketClosed _) {
        hasClosed = true;
        if (!rest.isEmpty()) {
          lines.add(rest.toString());
        }
        lines.add(END);
      } catch (IOException _) {
        // The connection was cut; the session continues.
      }
    }

    /** Sends a line; ignores errors, because a killed server loses it anyway. */
    void send(String text) throws IOException, InterruptedException {
      try {
        client.send(text);
      } catch (IOException e) {
        reader.join();
        if (!hasClosed) {
          throw e;
        }
      }
    }

    private void take(String message) {
      for (char each : message.toCharArray()) {
        if (each == '\n') {
          lines.add(rest.toString());
          rest.setLength(0);
        } else {
          rest.append(each);
        }
      }
    }

    void cut() throws IOException, InterruptedException {
      client.close();
      reader.join();
    }
  }
}
