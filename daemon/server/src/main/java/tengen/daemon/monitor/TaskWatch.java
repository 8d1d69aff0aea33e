package tengen.daemon.monitor;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import tengen.host.memory.MemoryFailure;

/** Detects tasks that hang. Thread-safe. */
public final class TaskWatch {
  /** A task that runs longer hangs, in nanoseconds. A command in a huge game may take seconds. */
  private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** Start of each running task, by its thread. */
  private final Map<Thread, Long> began = new ConcurrentHashMap<>();

  /** Creates a watch without tasks. */
  public TaskWatch() {}

  /** Runs a task. Does not watch it if there is no memory for that. */
  public void run(Runnable task) {
    try {
      MemoryFailure.contain(() -> began.put(Thread.currentThread(), System.nanoTime()));
      task.run();
    } finally {
      began.remove(Thread.currentThread());
    }
  }

  /** Returns whether no task is running. */
  public boolean isIdle() {
    return began.isEmpty();
  }

  /**
   * Returns the number of tasks that have run longer than a duration.
   *
   * @param now in nanoseconds of {@link System#nanoTime}
   */
  public int longerThan(long nanos, long now) {
    return (int) began.values().stream().filter(each -> now - each > nanos).count();
  }

  /**
   * Returns the number of hanging tasks.
   *
   * @param now in nanoseconds of {@link System#nanoTime}
   */
  public int hanging(long now) {
    return longerThan(MAX_NANOS, now);
  }
}
