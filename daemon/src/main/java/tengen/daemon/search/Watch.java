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

  /** An engine may load its weights for so long, while its session gets moves without it. */
  private static final long LONGEST_MAKING_MS = 600_000;

  private static final long NEVER = Long.MAX_VALUE;

  /** How far the search is. */
  enum Stage {
    WAITING,
    /** The engine is being made. */
    MAKING,
    /** The same, but its answer comes too late. */
    MADE_IN_VAIN,
    RUNNING,
    GIVEN_UP,
    STUCK,
    ENDED
  }

  /** What an alarm finds out. */
  enum News {
    NOTHING_NEW,
    /** The search needs an answer now; the engine may go on getting ready for the next one. */
    NOT_READY,
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
    stage = Stage.MAKING;
    graceFromMs = nowMs + MAKING_MS;
  }

  /**
   * The engine is made; from now on it can hear its stop.
   *
   * @return false: too late for this search
   */
  boolean ready(long nowMs) {
    graceFromMs = nowMs;
    boolean inTime = stage == Stage.MAKING;
    if (inTime) {
      stage = Stage.RUNNING;
    }
    return inTime;
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
      case MAKING, RUNNING -> overdueMs == NEVER ? dueMs(maximumMs) : giveUpMs();
      case MADE_IN_VAIN -> giveUpMs() + LONGEST_MAKING_MS;
      case GIVEN_UP -> giveUpMs() + STUCK_MS;
      case STUCK, ENDED -> NEVER;
    };
  }

  /** Looks, and moves on where it is time. */
  News advance(long nowMs, long maximumMs) {
    boolean canBeLate = stage == Stage.MAKING || stage == Stage.RUNNING;
    if (nowMs < nextMs(maximumMs)) {
      return News.NOTHING_NEW;
    }
    if (canBeLate && overdueMs == NEVER) {
      overdueMs = nowMs;
      return News.NOTHING_NEW;
    }
    return switch (stage) {
      case MAKING -> {
        stage = Stage.MADE_IN_VAIN;
        yield News.NOT_READY;
      }
      case RUNNING, MADE_IN_VAIN -> {
        stage = Stage.GIVEN_UP;
        overdueMs = Math.max(overdueMs, nowMs - GRACE_MS);
        yield News.GIVE_UP;
      }
      case GIVEN_UP -> {
        stage = Stage.STUCK;
        yield News.STUCK;
      }
      case WAITING, STUCK, ENDED -> News.NOTHING_NEW;
    };
  }

  private long dueMs(long maximumMs) {
    return Math.min(stoppedMs, maximumMs);
  }

  private long giveUpMs() {
    return Math.max(overdueMs, graceFromMs) + GRACE_MS;
  }
}
