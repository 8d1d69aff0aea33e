package tengen.daemon.connect;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A client's session of messages over WebSocket. After a connection breaks, it continues over
 * another one, with a new session if the server has lost the old one. A restarted server forgets
 * which tables a session watches, and requests may be lost with a connection, so the client repeats
 * both whenever there is a connection.
 */
public final class MessageSession {
  /** The client. Called on the thread that runs the session. */
  public interface Client {
    /** Called when a connection is open. */
    void connected();

    /** Called with a message of the server, which has one or more lines. */
    void received(String message);
  }

  /** Pause between the loss of a connection and the next one, in nanoseconds. */
  private static final long RECONNECT_PAUSE_NANOS = 100_000_000;

  private final ServerAddress server;
  private final String target;
  private final Optional<String> token;
  private final Reconnection reconnection;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile @Nullable WebSocketRemote remote;
  private ResumePoint resume = new ResumePoint();

  /**
   * Creates a session without a connection.
   *
   * @param target path of the protocol at the server, such as {@code /analysis}
   * @param token the client's login
   * @param reconnectTimeout maximum time to reconnect
   */
  public MessageSession(
      ServerAddress server, String target, Optional<String> token, Duration reconnectTimeout) {
    this.server = server;
    this.target = target;
    this.token = token;
    this.reconnection = new Reconnection(server, reconnectTimeout);
  }

  /**
   * Runs until {@link #end}.
   *
   * @throws IOException if the server rejects the client or is away for too long
   */
  public void run(Client client) throws IOException, InterruptedException {
    do {
      try {
        carry(reconnection.connect(this::open, this::awaitEnd), client);
      } catch (SessionLostException lost) {
        if (ended.getCount() > 0) {
          throw lost;
        }
      }
    } while (!awaitEnd(RECONNECT_PAUSE_NANOS));
  }

  private boolean awaitEnd(long nanos) throws InterruptedException {
    return ended.await(nanos, TimeUnit.NANOSECONDS);
  }

  private WebSocketRemote open() throws IOException {
    Socket socket = server.connect();
    try {
      return new WebSocketRemote(socket, server.text(), target, token, resume);
    } catch (IOException | RuntimeException | Error e) {
      socket.close();
      throw e;
    }
  }

  private void carry(WebSocketRemote opened, Client client) {
    try (opened) {
      remote = opened;
      if (ended.getCount() == 0) {
        opened.end();
      } else {
        client.connected();
      }
      while (true) {
        client.received(new String(opened.receive(), StandardCharsets.UTF_8));
      }
    } catch (SessionLostException _) {
      resume = new ResumePoint();
    } catch (IOException _) {
      // The connection broke; the next one resumes the session.
    } finally {
      remote = null;
    }
  }

  /** Sends a message if there is a connection. Must be called by one thread at a time. */
  public void send(String message) {
    WebSocketRemote now = remote;
    if (now == null) {
      return;
    }
    try {
      now.send(message.getBytes(StandardCharsets.UTF_8));
    } catch (IOException _) {
      // The receiving thread gets the same error and reconnects.
    }
  }

  /** Ends the session. The server still answers what it has received. */
  public void end() {
    ended.countDown();
    WebSocketRemote now = remote;
    if (now == null) {
      return;
    }
    try {
      now.end();
    } catch (IOException _) {
      // The receiving thread gets the same error, and there is no other connection.
    }
  }
}
