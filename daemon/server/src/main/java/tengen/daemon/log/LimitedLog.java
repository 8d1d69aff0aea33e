package tengen.daemon.log;

import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A log of which no kind of line takes more than its share: at most so many a minute, the last of
 * them with the count of what was left out. Any thread may call.
 */
public final class LimitedLog implements AutoCloseable {
  private final System.Logger log;
  private final LinesPerMinute<Told> limit;

  /** Runs actions later. */
  public interface Later {
    /** Runs this after a delay. */
    void run(Runnable action, long delayMs);

    /** On a thread of its own, which is started when it is needed. */
    static Later onThread(String name) {
      var threads =
          new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name(name).factory());
      return (action, delayMs) -> {
        var _ = threads.schedule(action, delayMs, TimeUnit.MILLISECONDS);
      };
    }
  }

  private record Told(System.Logger.Level level, String line) {}

  /**
   * A log with nothing in it yet.
   *
   * @param mostPerMinute of each kind
   * @param later ends the minutes
   */
  public LimitedLog(System.Logger log, int mostPerMinute, Later later) {
    this.log = log;
    this.limit =
        new LinesPerMinute<>(
            mostPerMinute, later, (last, more) -> log.log(last.level(), last.line() + more));
  }

  /** What was left out until now is told. */
  @Override
  public void close() {
    limit.close();
  }

  /** Warns of something that has one line only. */
  public void warn(String line) {
    log(System.Logger.Level.WARNING, line, line);
  }

  /**
   * Logs this line, or counts it.
   *
   * @param kind one of a few: what has the same meaning for who reads the log
   */
  public void log(System.Logger.Level level, String kind, String line) {
    if (limit.allow(kind, new Told(level, line))) {
      log.log(level, line);
    }
  }
}
