package tengen.daemon.log;

import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A log with a rate limit for each kind of line. The last line of a minute includes the number of
 * suppressed ones. Thread-safe.
 */
public final class LimitedLog implements AutoCloseable {
  private final System.Logger log;
  private final LinesPerMinute<Entry> limit;

  /** Runs delayed actions. */
  public interface Later {
    /** Runs an action after a delay. */
    void run(Runnable action, long delayMs);

    /** Creates a timer with its own thread, which starts on demand. */
    static Later onThread(String name) {
      var threads =
          new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name(name).factory());
      return (action, delayMs) -> {
        var _ = threads.schedule(action, delayMs, TimeUnit.MILLISECONDS);
      };
    }
  }

  private record Entry(System.Logger.Level level, String line) {}

  /**
   * Creates a log.
   *
   * @param maxPerMinute maximum number of lines of each kind per minute
   * @param later ends the minutes
   */
  public LimitedLog(System.Logger log, int maxPerMinute, Later later) {
    this.log = log;
    this.limit =
        new LinesPerMinute<>(
            maxPerMinute, later, (last, more) -> log.log(last.level(), last.line() + more));
  }

  /** Logs the lines that were suppressed so far. */
  @Override
  public void close() {
    limit.close();
  }

  /** Logs a warning that is its own kind. */
  public void warn(String line) {
    log(System.Logger.Level.WARNING, line, line);
  }

  /**
   * Logs or suppresses a line.
   *
   * @param kind a constant that groups lines of the same meaning
   */
  public void log(System.Logger.Level level, String kind, String line) {
    if (limit.allow(kind, new Entry(level, line))) {
      log.log(level, line);
    }
  }
}
