package tengen.daemon.net;

import io.netty.util.concurrent.EventExecutor;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Notices network loops that do not go on: each loop that has had a channel tells every second that
 * it does. Any thread may call.
 */
final class LoopWatch {
  private static final long BEAT_SECONDS = 1;

  /** A loop that is late by a second beside that hangs. */
  private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(BEAT_SECONDS + 1);

  private final Map<EventExecutor, Beat> beats = new ConcurrentHashMap<>();

  LoopWatch() {}

  /** Watches this loop from now on. */
  void add(EventExecutor loop) {
    beats.computeIfAbsent(loop, Beat::new);
  }

  /** How many loops hang at this time of {@link System#nanoTime}. */
  int hanging(long now) {
    return (int) beats.values().stream().filter(beat -> now - beat.lastNanos > MAX_NANOS).count();
  }

  /** When a loop has gone on last. */
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
