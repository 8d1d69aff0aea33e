package tengen.daemon.log;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A log of which no kind of line takes more than its share: at most so many a minute, the last of
 * them with the count of what was left out. Any thread may call.
 */
public final class LimitedLog {
  private static final long MINUTE_MS = 60_000;

  private final System.Logger log;
  private final int mostPerMinute;
  private final Later later;
  private final Map<String, Minute> minutes = new HashMap<>();

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

  /** What there was of a kind since a minute began. */
  private static final class Minute {
    int logged;
    int omitted;
    String last = "";
  }

  /**
   * A log with nothing in it yet.
   *
   * @param mostPerMinute of each kind
   * @param later ends the minutes
   */
  public LimitedLog(System.Logger log, int mostPerMinute, Later later) {
    this.log = log;
    this.mostPerMinute = mostPerMinute;
    this.later = later;
  }

  /**
   * Logs this line, or counts it.
   *
   * @param kind one of a few: what has the same meaning for who reads the log
   */
  public void log(System.Logger.Level level, String kind, String line) {
    if (isAllowed(level, kind, line)) {
      log.log(level, line);
    }
  }

  private synchronized boolean isAllowed(System.Logger.Level level, String kind, String line) {
    Minute minute = minutes.get(kind);
    if (minute == null) {
      minute = new Minute();
      minutes.put(kind, minute);
      later.run(() -> end(level, kind), MINUTE_MS);
    }
    if (minute.logged < mostPerMinute) {
      minute.logged++;
      return true;
    }
    minute.omitted++;
    minute.last = line;
    return false;
  }

  /** What was left out is told in one line, which is the first of the next minute. */
  private void end(System.Logger.Level level, String kind) {
    Minute ended;
    synchronized (this) {
      ended = minutes.remove(kind);
      if (ended == null || ended.omitted == 0) {
        return;
      }
      var next = new Minute();
      next.logged = 1;
      minutes.put(kind, next);
      later.run(() -> end(level, kind), MINUTE_MS);
    }
    int others = ended.omitted - 1;
    log.log(level, others == 0 ? ended.last : ended.last + " (and " + others + " like it)");
  }
}
