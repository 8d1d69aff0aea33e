package tengen.host.search;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tengen.host.memory.MemoryFailure;

/** Runs actions later. Any thread may call. */
public interface Alarms extends AutoCloseable {

  /** Runs this after a delay, unless it is cancelled before. */
  Future<?> set(Runnable action, long delayMs);

  /** No alarm goes off any more. */
  @Override
  void close();

  /** Alarms that go off on a thread of their own. */
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
          // Closed: nobody waits for an answer any more.
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
