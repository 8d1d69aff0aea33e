package tengen.daemon.connect;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
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
   * Connects; empty if the client has ended meanwhile.
   *
   * @throws SessionLostException if the server rejects the client or is away for too long
   */
  <T> Optional<T> connect(Attempt<T> attempt, Pause pause)
      throws SessionLostException, InterruptedException {
    long until = System.nanoTime() + timeout.toNanos();
    for (long nanos = MIN_PAUSE_NANOS; ; nanos = Math.min(2 * nanos, MAX_PAUSE_NANOS)) {
      try {
        return Optional.of(attempt.open());
      } catch (SessionLostException | SSLHandshakeException e) {
        throw new SessionLostException(String.valueOf(e.getMessage()));
      } catch (IOException e) {
        long rest = until - System.nanoTime();
        if (rest <= 0) {
          throw new SessionLostException(server.text() + ": " + e.getMessage());
        }
        if (pause.awaitEnd(Math.min(nanos, rest))) {
          return Optional.empty();
        }
      }
    }
  }
}
