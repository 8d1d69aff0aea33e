package tengen.daemon.log;

import java.util.HashMap;
import java.util.Map;

/**
 * So many lines of each kind within a minute; of the others the last, with their number, when it is
 * over. Any thread may call.
 *
 * @param <L> a line
 */
final class LinesPerMinute<L> {
  private static final long MINUTE_MS = 60_000;

  /** More kinds than this within a minute are one: their names must be somebody else's text. */
  private static final int MOST_KINDS = 100;

  private static final String OTHERS = "";

  private final int most;
  private final LimitedLog.Later later;
  private final Summary<L> summary;
  private final Map<String, Minute<L>> minutes = new HashMap<>();

  /** Takes the last line that was left out in a minute. */
  interface Summary<L> {
    /** {@code more}: to be said behind the line; empty where no other was left out. */
    void tell(L last, String more);
  }

  /** What there was of a kind since a minute began. */
  private static final class Minute<L> {
    int told;
    int leftOut;
    L last;

    Minute(L first) {
      last = first;
    }
  }

  /**
   * A limit under which nothing was told yet.
   *
   * @param most of each kind
   * @param later ends the minutes
   */
  LinesPerMinute(int most, LimitedLog.Later later, Summary<L> summary) {
    this.most = most;
    this.later = later;
    this.summary = summary;
  }

  /** Whether this line may be told now; else it is counted. */
  synchronized boolean allow(String kind, L line) {
    boolean tooMany = minutes.size() >= MOST_KINDS && !minutes.containsKey(kind);
    String counted = tooMany ? OTHERS : kind;
    Minute<L> minute = minutes.computeIfAbsent(counted, _ -> begin(counted, line));
    if (minute.told < most) {
      minute.told++;
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

  /** The summary is the first line of the next minute. */
  private void end(String kind) {
    Minute<L> ended;
    synchronized (this) {
      ended = minutes.remove(kind);
      if (ended == null || ended.leftOut == 0) {
        return;
      }
      Minute<L> next = begin(kind, ended.last);
      next.told = 1;
      minutes.put(kind, next);
    }
    tell(ended);
  }

  /** Tells what was left out until now. */
  synchronized void close() {
    minutes.values().stream().filter(minute -> minute.leftOut > 0).forEach(this::tell);
    minutes.clear();
  }

  private void tell(Minute<L> ended) {
    int others = ended.leftOut - 1;
    summary.tell(ended.last, others == 0 ? "" : " (and " + others + " like it)");
  }
}
