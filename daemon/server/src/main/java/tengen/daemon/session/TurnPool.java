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
 * Threads that sessions have turns on, first come, first served. A turn is short; while one is not,
 * as a command in a huge game may take seconds, one more thread serves the others. Any thread may
 * call.
 */
final class TurnPool {
  /** Whose turn takes longer has another thread take its place. */
  private static final long LONG_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /** So many have that at once; beyond it all wait. */
  private static final int MOST_LONG = 32;

  private static final int IDLE_SECONDS = 10;

  private final int size;
  private final ThreadPoolExecutor threads;
  private final ScheduledThreadPoolExecutor watch;
  private final AtomicBoolean isWatched = new AtomicBoolean();

  private final TaskWatch turns = new TaskWatch();

  /** So many threads of this name, which are started when they are needed. */
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

  /** Runs this turn after those that came before. */
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

  /** Has long turns noticed as long as there are turns. */
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
    resize(size + Math.min(taken, MOST_LONG));
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

  /** How many turns hang at this time of {@link System#nanoTime}. */
  int hanging(long now) {
    return turns.hanging(now);
  }

  /** Ends the threads after what waits. */
  void shutdown() {
    watch.shutdownNow();
    threads.shutdown();
  }

  /** Waits until they have ended. */
  void await(long atMostMs) {
    try {
      var _ = threads.awaitTermination(atMostMs, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
