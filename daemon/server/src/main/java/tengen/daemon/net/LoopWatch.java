package tengen.daemon.net;

import io.netty.util.concurrent.EventExecutor;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Detects network loops that hang. A task on each loop that has had a channel records the time
 * every second. Thread-safe.
 */
final class LoopWatch {
  private static final long BEAT_SECONDS = 1;

  /** A loop hangs if its last record is older than this, in nanoseconds. */
  private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(BEAT_SECONDS + 1);

  private final Map<EventExecutor, Beat> beats = new ConcurrentHashMap<>();

  LoopWatch() {}

  /** Starts watching a loop. */
  void add(EventExecutor loop) {
    beats.computeIfAbsent(loop, Beat::new);
  }

  /**
   * Returns the number of hanging loops.
   *
   * @param now in nanoseconds of {@link System#nanoTime}
   */
  int hanging(long now) {
    return (int) beats.values().stream().filter(beat -> now - beat.lastNanos > MAX_NANOS).count();
  }

  /** The periodic task of one loop, with the time of its last run. */
  private static final class Beat implements Runnable {
    private volatile long lastNanos = System.nanoTime();

    Beat(EventExecutor loop) {
      var _ = loop.scheduleAtFixedRate(this, BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void run() {
      lastNanos = System.nanoTime();
    }
  }
}
