package tengen.daemon.search;

/**
 * The watchdog of one search, in milliseconds since its command arrived. The grace is counted from
 * the moment when lateness was seen, not from the limit: a process that was suspended, or an engine
 * whose stop has only just come, is not late yet. Guarded by its task.
 */
final class SearchWatchdog {
  /** The SPI gives an engine 50 ms to answer after its stop; as much again for a busy machine. */
  private static final long GRACE_MS = 100;

  /** So much more for making the engine, whose classes may have to be loaded first. */
  private static final long CREATING_MS = 200;

  /** An engine that is late by this much more is stuck: it gives its permits back. */
  private static final long STUCK_MS = 2000;

  /** An engine may load its weights for so long, while its session gets moves without it. */
  private static final long LONGEST_CREATING_MS = 600_000;

  private static final long NEVER = Long.MAX_VALUE;

  /** How far the search is. */
  enum Stage {
    WAITING,
    /** The engine is being made. */
    CREATING,
    /** The same, but its answer comes too late. */
    CREATING_LATE,
    RUNNING,
    GIVEN_UP,
    STUCK,
    ENDED
  }

  /** What has to be done when an alarm goes off. */
  enum Action {
    NONE,
    /** The search needs an answer now; the engine may go on getting ready for the next one. */
    ANSWER_WITHOUT,
    GIVE_UP,
    STUCK
  }

  private Stage stage = Stage.WAITING;
  private long graceFromMs;
  private long readyMs;

  /** When a stop was asked for. */
  long stoppedMs = NEVER;

  /** When it was first seen to be late. */
  long overdueMs = NEVER;

  void begin(long nowMs) {
    stage = Stage.CREATING;
    graceFromMs = nowMs + CREATING_MS;
  }

  /**
   * The engine is made; from now on it can hear its stop.
   *
   * @return false: too late for this search
   */
  boolean ready(long nowMs) {
    graceFromMs = nowMs;
    boolean inTime = stage == Stage.CREATING;
    if (inTime) {
      stage = Stage.RUNNING;
      readyMs = nowMs;
    }
    return inTime;
  }

  /** For how long the engine has been searching; 0 while it does not. */
  long ranMs(long nowMs) {
    return stage == Stage.RUNNING ? nowMs - readyMs : 0;
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
      case CREATING, RUNNING -> overdueMs == NEVER ? dueMs(maximumMs) : giveUpMs();
      case CREATING_LATE -> giveUpMs() + LONGEST_CREATING_MS;
      case GIVEN_UP -> giveUpMs() + STUCK_MS;
      case STUCK, ENDED -> NEVER;
    };
  }

  /** Looks, and moves on where it is time. */
  Action advance(long nowMs, long maximumMs) {
    boolean canBeLate = stage == Stage.CREATING || stage == Stage.RUNNING;
    if (nowMs < nextMs(maximumMs)) {
      return Action.NONE;
    }
    if (canBeLate && overdueMs == NEVER) {
      overdueMs = nowMs;
      return Action.NONE;
    }
    return switch (stage) {
      case CREATING -> {
        stage = Stage.CREATING_LATE;
        yield Action.ANSWER_WITHOUT;
      }
      case RUNNING, CREATING_LATE -> {
        stage = Stage.GIVEN_UP;
        overdueMs = Math.max(overdueMs, nowMs - GRACE_MS);
        yield Action.GIVE_UP;
      }
      case GIVEN_UP -> {
        stage = Stage.STUCK;
        yield Action.STUCK;
      }
      case WAITING, STUCK, ENDED -> Action.NONE;
    };
  }

  private long dueMs(long maximumMs) {
    return Math.min(stoppedMs, maximumMs);
  }

  private long giveUpMs() {
    return Math.max(overdueMs, graceFromMs) + GRACE_MS;
  }
}
