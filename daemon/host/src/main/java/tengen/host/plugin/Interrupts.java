package tengen.host.plugin;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits of threads that nothing of ours interrupts, though a plugin may. */
public final class Interrupts {
  private Interrupts() {}

  /** Takes the next element of a queue, waiting for it through any interrupt. */
  public static <T> T take(BlockingQueue<T> queue) {
    while (true) {
      try {
        return queue.take();
      } catch (InterruptedException _) {
        // A plugin's doing.
      }
    }
  }

  /** Waits for a result through any interrupt, and leaves the thread interrupted if one came. */
  static <T> T get(Future<T> result, Duration patience)
      throws ExecutionException, TimeoutException {
    long untilNanos = System.nanoTime() + patience.toNanos();
    boolean isInterrupted = false;
    try {
      while (true) {
        try {
          return result.get(untilNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException _) {
          isInterrupted = true;
        }
      }
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
