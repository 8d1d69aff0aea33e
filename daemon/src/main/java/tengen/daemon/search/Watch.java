package tengen.daemon.search;

/**
 * What the watchdog knows of one search, in milliseconds since its command arrived. The grace is
 * counted from the moment when lateness was seen, not from the limit: a process that was suspended,
 * or an engine whose stop has only just come, is not late yet. Guarded by its task.
 */
final class Watch {
  /** The SPI gives an engine 50 ms to answer after its stop; as much again for a busy machine. */
  private static final long GRACE_MS = 100;

  /** So much more for making the engine, whose classes may have to be loaded first. */
  private static final long MAKING_MS = 200;

  /** An engine that is late by this much more is stuck: it gives its permits back. */
  private static final long STUCK_MS = 2000;

  private static final long NEVER = Long.MAX_VALUE;

  /** How far the search is. */
  enum Stage {
    WAITING,
    RUNNING,
    GIVEN_UP,
    STUCK,
    ENDED
  }

  /** What an alarm finds out. */
  enum News {
    NOTHING_NEW,
    GIVE_UP,
    STUCK
  }

  private Stage stage = Stage.WAITING;
  private long graceFromMs;

  /** When a stop was asked for. */
  long stoppedMs = NEVER;

  /** When it was first seen to be late. */
  long overdueMs = NEVER;

  void begin(long nowMs) {
    stage = Stage.RUNNING;
    graceFromMs = nowMs + MAKING_MS;
  }

  /** The engine is made; from now on it can hear its stop. */
  void ready(long nowMs) {
    graceFromMs = nowMs;
  }

  /** The stage that the search ended in. */
  Stage end() {
    Stage last = stage;
    stage = Stage.ENDED;
    return last;
  }

  /** When to look again. */
  long nextMs(long maximumMs) {
    return switch (stage) {
      case WAITING -> dueMs(maximumMs);
      case RUNNING -> overdueMs == NEVER ? dueMs(maximumMs) : giveUpMs();
      case GIVEN_UP -> giveUpMs() + STUCK_MS;
      case STUCK, ENDED -> NEVER;
    };
  }

  /** Looks, and moves on where it is time. */
  News advance(long nowMs, long maximumMs) {
    if (stage == Stage.RUNNING && nowMs >= dueMs(maximumMs)) {
      if (overdueMs == NEVER) {
        overdueMs = nowMs;
      } else if (nowMs >= giveUpMs()) {
        stage = Stage.GIVEN_UP;
        return News.GIVE_UP;
      }
    } else if (stage == Stage.GIVEN_UP && nowMs >= giveUpMs() + STUCK_MS) {
      stage = Stage.STUCK;
      return News.STUCK;
    }
    return News.NOTHING_NEW;
  }

  private long dueMs(long maximumMs) {
    return Math.min(stoppedMs, maximumMs);
  }

  private long giveUpMs() {
    return Math.max(overdueMs, graceFromMs) + GRACE_MS;
  }
}
