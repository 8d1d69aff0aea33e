package tengen.host.search;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tengen.host.memory.MemoryFailure;

/** A timer. Thread-safe. */
public interface Alarms extends AutoCloseable {

  /** Runs an action after a delay, unless it is cancelled before. */
  Future<?> set(Runnable action, long delayMs);

  /** Cancels all actions. */
  @Override
  void close();

  /** Creates a timer with its own thread. */
  static Alarms onThread(String name) {
    var threads =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name(name + "-", 1).factory());
    threads.setRemoveOnCancelPolicy(true);
    return new Alarms() {
      @Override
      public Future<?> set(Runnable action, long delayMs) {
        try {
          Runnable guarded = () -> MemoryFailure.guardTask(action);
          return threads.schedule(guarded, delayMs, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException _) {
          // Closed: the service has stopped.
          return CompletableFuture.completedFuture(null);
        }
      }

      @Override
      public void close() {
        threads.shutdownNow();
      }
    };
  }
}
