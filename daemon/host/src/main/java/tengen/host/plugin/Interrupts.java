package tengen.host.plugin;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits on threads that only plugins may interrupt. */
public final class Interrupts {
  private Interrupts() {}

  /** Takes the next element of a queue; ignores interrupts. */
  public static <T> T take(BlockingQueue<T> queue) {
    while (true) {
      try {
        return queue.take();
      } catch (InterruptedException _) {
        // Only a plugin could have interrupted.
      }
    }
  }

  /** Waits for a result through interrupts; restores the thread's interrupt status. */
  static <T> T get(Future<T> result, Duration timeout) throws ExecutionException, TimeoutException {
    long untilNanos = System.nanoTime() + timeout.toNanos();
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
