package tengen.daemon.connect;

import java.io.IOException;
import java.net.UnknownHostException;
import java.time.Duration;
import javax.net.ssl.SSLHandshakeException;

/**
 * Attempts to connect to a server, with growing pauses in between.
 *
 * @param timeout maximum time of all attempts together
 */
record Reconnection(ServerAddress server, Duration timeout) {
  private static final long MIN_PAUSE_NANOS = 250_000_000;
  private static final long MAX_PAUSE_NANOS = 5_000_000_000L;

  /** An attempt to open a connection. */
  @FunctionalInterface
  interface Attempt<T> {
    T open() throws IOException;
  }

  /** A pause that ends early if the client ends. */
  @FunctionalInterface
  interface Pause {
    /** Waits for the client's end, for a limited time; returns whether it has ended. */
    boolean awaitEnd(long nanos) throws InterruptedException;
  }

  /**
   * Connects.
   *
   * @throws SessionLostException if the server rejects the client, or is away for too long or until
   *     the client ends
   */
  <T> T connect(Attempt<T> attempt, Pause pause) throws SessionLostException, InterruptedException {
    long until = System.nanoTime() + timeout.toNanos();
    for (long nanos = MIN_PAUSE_NANOS; ; nanos = Math.min(2 * nanos, MAX_PAUSE_NANOS)) {
      try {
        return attempt.open();
      } catch (SessionLostException e) {
        throw e;
      } catch (SSLHandshakeException e) {
        throw new SessionLostException(reason(e));
      } catch (IOException e) {
        long rest = until - System.nanoTime();
        if (rest <= 0 || pause.awaitEnd(Math.min(nanos, rest))) {
          throw new SessionLostException(server.text() + ": " + reason(e));
        }
      }
    }
  }

  private static String reason(IOException why) {
    String message = String.valueOf(why.getMessage());
    return switch (why) {
      case UnknownHostException _ -> "no such host";
      case SSLHandshakeException _ when message.contains("handshake_failure") ->
          "no TLS handshake; --tls and --ca need a listener with tls: " + message;
      case SSLHandshakeException _ when message.contains("PKIX") ->
          "the server's certificate is not trusted; name its file by --ca: " + message;
      default -> message;
    };
  }
}
