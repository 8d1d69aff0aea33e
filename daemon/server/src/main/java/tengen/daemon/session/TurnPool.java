package tengen.daemon.session;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor.DiscardPolicy;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import tengen.daemon.monitor.TaskWatch;
import tengen.host.memory.MemoryFailure;

/**
 * A thread pool for the turns of sessions, first come, first served. Turns are short. While one
 * takes long, such as a command in a huge game, an extra thread replaces it. Thread-safe.
 */
final class TurnPool {
  /** A turn longer than this gets an extra thread in its place, in nanoseconds. */
  private static final long LONG_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /** Maximum number of extra threads. */
  private static final int MAX_EXTRA_THREADS = 32;

  private static final int IDLE_SECONDS = 10;

  private final int size;
  private final ThreadPoolExecutor threads;
  private final ScheduledThreadPoolExecutor watch;
  private final AtomicBoolean isWatched = new AtomicBoolean();

  private final TaskWatch turns = new TaskWatch();

  /** Creates a pool; threads start on demand. */
  TurnPool(String name, int size) {
    this.size = size;
    this.threads =
        new ThreadPoolExecutor(
            size,
            size,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            named(name),
            new DiscardPolicy());
    this.watch = new ScheduledThreadPoolExecutor(1, named(name + "-watch"), new DiscardPolicy());
    threads.allowCoreThreadTimeOut(true);
    watch.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
    watch.allowCoreThreadTimeOut(true);
  }

  private static ThreadFactory named(String name) {
    return Thread.ofPlatform().daemon().name(name + "-", 1).factory();
  }

  /** Queues a turn. */
  void execute(Runnable turn) {
    threads.execute(() -> run(turn));
  }

  private void run(Runnable turn) {
    turns.run(
        () -> {
          MemoryFailure.contain(this::watch);
          turn.run();
        });
  }

  /** Schedules the check for long turns; it repeats while there are turns. */
  private void watch() {
    if (isWatched.compareAndSet(false, true)) {
      try {
        var _ = watch.schedule(this::replace, LONG_NANOS, TimeUnit.NANOSECONDS);
      } catch (OutOfMemoryError e) {
        isWatched.set(false);
        throw e;
      }
    }
  }

  private void replace() {
    MemoryFailure.contain(this::fit);
    isWatched.set(false);
    if (!turns.isIdle()) {
      MemoryFailure.contain(this::watch);
    }
  }

  private void fit() {
    int taken = turns.longerThan(LONG_NANOS, System.nanoTime());
    resize(size + Math.min(taken, MAX_EXTRA_THREADS));
  }

  private void resize(int needed) {
    if (needed > threads.getMaximumPoolSize()) {
      threads.setMaximumPoolSize(needed);
      threads.setCorePoolSize(needed);
    } else if (needed < threads.getMaximumPoolSize()) {
      threads.setCorePoolSize(needed);
      threads.setMaximumPoolSize(needed);
    }
  }

  /**
   * Returns the number of hanging turns.
   *
   * @param now in nanoseconds of {@link System#nanoTime}
   */
  int hanging(long now) {
    return turns.hanging(now);
  }

  /** Shuts down after queued turns. */
  void shutdown() {
    watch.shutdownNow();
    threads.shutdown();
  }

  /** Waits for the threads to end, for a limited time. */
  void await(long timeoutMs) {
    try {
      var _ = threads.awaitTermination(timeoutMs, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
