package tengen.daemon.log;

import java.util.HashMap;
import java.util.Map;

/**
 * Limits the number of lines of each kind per minute. At the end of a minute the last suppressed
 * line is logged with their number. Thread-safe.
 *
 * @param <L> a line
 */
final class LinesPerMinute<L> {
  private static final long MINUTE_MS = 60_000;

  /**
   * Maximum number of kinds per minute. Further ones share one limit, because their names probably
   * contain client data.
   */
  private static final int MAX_KINDS = 100;

  private static final String OTHERS = "";

  private final int maxLines;
  private final LimitedLog.Later later;
  private final Summary<L> summary;
  private final Map<String, Minute<L>> minutes = new HashMap<>();

  /** Receives the last suppressed line of a minute. */
  interface Summary<L> {
    /**
     * Logs a line.
     *
     * @param more text to append with the number of other suppressed lines; empty if there are none
     */
    void log(L last, String more);
  }

  /** The counts of one kind in the current minute. */
  private static final class Minute<L> {
    int logged;
    int leftOut;
    L last;

    Minute(L first) {
      last = first;
    }
  }

  /**
   * Creates a limit.
   *
   * @param maxLines maximum number of lines of each kind per minute
   * @param later ends the minutes
   */
  LinesPerMinute(int maxLines, LimitedLog.Later later, Summary<L> summary) {
    this.maxLines = maxLines;
    this.later = later;
    this.summary = summary;
  }

  /** Returns whether a line may be logged; counts it as suppressed otherwise. */
  synchronized boolean allow(String kind, L line) {
    boolean tooMany = minutes.size() >= MAX_KINDS && !minutes.containsKey(kind);
    String counted = tooMany ? OTHERS : kind;
    Minute<L> minute = minutes.computeIfAbsent(counted, _ -> begin(counted, line));
    if (minute.logged < maxLines) {
      minute.logged++;
      return true;
    }
    minute.leftOut++;
    minute.last = line;
    return false;
  }

  private Minute<L> begin(String kind, L line) {
    later.run(() -> end(kind), MINUTE_MS);
    return new Minute<>(line);
  }

  /** Ends a minute. Its summary counts as the first line of the next one. */
  private void end(String kind) {
    Minute<L> ended;
    synchronized (this) {
      ended = minutes.remove(kind);
      if (ended == null || ended.leftOut == 0) {
        return;
      }
      Minute<L> next = begin(kind, ended.last);
      next.logged = 1;
      minutes.put(kind, next);
    }
    log(ended);
  }

  /** Logs the summaries of all current minutes. */
  synchronized void close() {
    minutes.values().stream().filter(minute -> minute.leftOut > 0).forEach(this::log);
    minutes.clear();
  }

  private void log(Minute<L> ended) {
    int others = ended.leftOut - 1;
    summary.log(ended.last, others == 0 ? "" : " (and " + others + " like it)");
  }
}
