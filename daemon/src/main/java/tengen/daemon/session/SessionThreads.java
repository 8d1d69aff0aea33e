package tengen.daemon.session;

import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor.DiscardPolicy;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads that all sessions share, as many as there are cores. After a slice of time a session
 * goes behind the others that have something to do. While one task alone takes longer, as a command
 * in a huge game may, one more thread serves the others. Any thread may call.
 */
public final class SessionThreads implements AutoCloseable {
  private static final long SLICE_NANOS = TimeUnit.MICROSECONDS.toNanos(500);

  /** Whose turn takes longer has another thread take its place. */
  private static final long LONG_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /** So many have that at once; beyond it all wait. */
  private static final int MOST_LONG = 32;

  private static final int IDLE_SECONDS = 10;
  private static final long CLOSING_MS = 100;

  private final int cores;
  private final ThreadPoolExecutor threads;
  private final ScheduledThreadPoolExecutor watch;
  private final AtomicBoolean isWatched = new AtomicBoolean();

  /** When the turns under way began. */
  private final Map<Thread, Long> turns = new ConcurrentHashMap<>();

  /**
   * Threads that are started when they are needed.
   *
   * @param cores how many turns run at once
   */
  public SessionThreads(int cores) {
    this.cores = cores;
    this.threads =
        new ThreadPoolExecutor(
            cores,
            cores,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            named("session"),
            new DiscardPolicy());
    this.watch = new ScheduledThreadPoolExecutor(1, named("session-watch"), new DiscardPolicy());
    threads.allowCoreThreadTimeOut(true);
    watch.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
    watch.allowCoreThreadTimeOut(true);
  }

  private static ThreadFactory named(String name) {
    return Thread.ofPlatform().daemon().name(name + "-", 1).factory();
  }

  /** The loop of a new session: runs its tasks one at a time, in order. */
  public Executor newLoop() {
    return new SessionLoop();
  }

  /** Has long turns noticed as long as there are any. */
  private void watch() {
    if (isWatched.compareAndSet(false, true)) {
      var _ = watch.schedule(this::replace, LONG_NANOS, TimeUnit.NANOSECONDS);
    }
  }

  private void replace() {
    long now = System.nanoTime();
    long taken = turns.values().stream().filter(began -> now - began > LONG_NANOS).count();
    resize(cores + (int) Math.min(taken, MOST_LONG));
    isWatched.set(false);
    if (!turns.isEmpty()) {
      watch();
    }
  }

  private void resize(int size) {
    if (size > threads.getMaximumPoolSize()) {
      threads.setMaximumPoolSize(size);
      threads.setCorePoolSize(size);
    } else if (size < threads.getMaximumPoolSize()) {
      threads.setCorePoolSize(size);
      threads.setMaximumPoolSize(size);
    }
  }

  /** Ends the threads after what waits, and waits a moment for that. */
  @Override
  public void close() {
    watch.shutdownNow();
    threads.shutdown();
    try {
      var _ = threads.awaitTermination(CLOSING_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** One session's tasks. */
  private final class SessionLoop implements Executor {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    /** How many there are, with the one that runs. */
    private final AtomicInteger size = new AtomicInteger();

    @Override
    public void execute(Runnable task) {
      tasks.add(task);
      if (size.getAndIncrement() == 0) {
        threads.execute(this::turn);
      }
    }

    private void turn() {
      long began = System.nanoTime();
      turns.put(Thread.currentThread(), began);
      watch();
      boolean isEmpty = false;
      while (!isEmpty && System.nanoTime() - began < SLICE_NANOS) {
        run(tasks.remove());
        isEmpty = size.decrementAndGet() == 0;
      }
      turns.remove(Thread.currentThread());
      if (!isEmpty) {
        threads.execute(this::turn);
      }
    }

    /** What a task throws is its own affair: the others still run. */
    private static void run(Runnable task) {
      try {
        task.run();
      } catch (RuntimeException | Error fault) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
      }
    }
  }
}
