package tengen.daemon.monitor;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import tengen.host.memory.MemoryFailure;

/** Notices tasks that do not end. Any thread may call. */
public final class TaskWatch {
  /** A command in a huge game may take seconds; whatever takes longer than this hangs. */
  private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** When the tasks under way began. */
  private final Map<Thread, Long> began = new ConcurrentHashMap<>();

  /** A watch without tasks. */
  public TaskWatch() {}

  /** Runs a task, which is not watched where there is no memory for that. */
  public void run(Runnable task) {
    try {
      MemoryFailure.contain(() -> began.put(Thread.currentThread(), System.nanoTime()));
      task.run();
    } finally {
      began.remove(Thread.currentThread());
    }
  }

  /** Whether no task is under way. */
  public boolean isIdle() {
    return began.isEmpty();
  }

  /** How many tasks have taken longer than this at that time of {@link System#nanoTime}. */
  public int longerThan(long nanos, long now) {
    return (int) began.values().stream().filter(each -> now - each > nanos).count();
  }

  /** How many tasks hang at that time of {@link System#nanoTime}. */
  public int hanging(long now) {
    return longerThan(MAX_NANOS, now);
  }
}
