package tengen.host.search;

/**
 * The watchdog of one search, in milliseconds since its command arrived: when the session gets its
 * answer without the engine, and when the engine is given up. Grace is counted from the moment when
 * lateness was seen: a process that was suspended, or an engine whose stop has only just come, is
 * not late yet. Guarded by its task.
 */
final class SearchWatchdog {
  /** The SPI gives an engine 50 ms to answer after its stop; as much again for a busy machine. */
  private static final long GRACE_MS = 100;

  /**
   * The least of it where lateness is seen late, or where the plan leaves no more before the answer
   * is due: as much as the plan leaves, between these. Guesses.
   */
  private static final long LEAST_GRACE_MS = 12;

  private static final long USUAL_GRACE_MS = 25;

  /** So much more for making the engine, whose classes may have to be loaded first. */
  private static final long CREATING_MS = 200;

  /** An engine that is late by this much more is stuck: it gives its permits back. */
  private static final long STUCK_MS = 2000;

  /** An engine may load its weights for so long, while its session gets moves without it. */
  private static final long LONGEST_CREATING_MS = 600_000;

  /** The same when its session has gone, and it is asked to end. A guess. */
  private static final long LEFT_CREATING_MS = 30_000;

  private static final long NEVER = Long.MAX_VALUE;

  /** How far the search is. */
  enum Stage {
    WAITING,
    /** The engine is being made. */
    CREATING,
    /** The same, but its answer comes too late. */
    CREATING_LATE,
    RUNNING,
    /** The same, but its answer comes too late. */
    RUNNING_LATE,
    GIVEN_UP,
    STUCK,
    ENDED
  }

  /** What has to be done when an alarm goes off. */
  enum Action {
    NONE,
    /** The search needs an answer now; the engine may go on getting ready for the next one. */
    ANSWER_UNREADY,
    /** The search needs an answer now; the engine may still come back. */
    ANSWER_LATE,
    GIVE_UP,
    STUCK
  }

  private Stage stage = Stage.WAITING;
  private long graceFromMs;
  private long longestCreatingMs = LONGEST_CREATING_MS;
  private long readyMs;

  /** When a stop was asked for. */
  private long stoppedMs = NEVER;

  /** When it was first seen to be late. */
  private long overdueMs = NEVER;

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

  /** The engine is asked to stop; the first time counts. */
  void stop(long nowMs) {
    stoppedMs = Math.min(stoppedMs, nowMs);
  }

  /** Other limits are in force: a search that has not cost its session the answer is in time. */
  void changed() {
    if (stage == Stage.CREATING || stage == Stage.RUNNING) {
      overdueMs = NEVER;
    }
  }

  /** Nobody will ask the engine that is being made. */
  void leave() {
    longestCreatingMs = LEFT_CREATING_MS;
  }

  /** Whether the engine is being made, in time or not. */
  boolean isCreating() {
    return stage == Stage.CREATING || stage == Stage.CREATING_LATE;
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
  long nextMs(TimePlan plan) {
    return switch (stage) {
      case WAITING -> dueMs(plan);
      case CREATING, RUNNING -> overdueMs == NEVER ? dueMs(plan) : answerMs(plan);
      case CREATING_LATE -> giveUpMs() + longestCreatingMs;
      case RUNNING_LATE -> giveUpMs();
      case GIVEN_UP -> giveUpMs() + STUCK_MS;
      case STUCK, ENDED -> NEVER;
    };
  }

  /** Looks, and moves on where it is time. */
  Action advance(long nowMs, TimePlan plan) {
    boolean canBeLate = stage == Stage.CREATING || stage == Stage.RUNNING;
    if (nowMs < nextMs(plan)) {
      return Action.NONE;
    }
    if (canBeLate && overdueMs == NEVER) {
      overdueMs = nowMs;
      return Action.NONE;
    }
    return switch (stage) {
      case CREATING -> {
        stage = Stage.CREATING_LATE;
        yield Action.ANSWER_UNREADY;
      }
      case RUNNING -> {
        stage = Stage.RUNNING_LATE;
        yield Action.ANSWER_LATE;
      }
      case RUNNING_LATE, CREATING_LATE -> {
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

  /** How long the answer is overdue. */
  long lateMs(long nowMs, TimePlan plan) {
    return Math.max(0, nowMs - dueMs(plan));
  }

  private long dueMs(TimePlan plan) {
    return Math.min(stoppedMs, plan.limits().maximumMs());
  }

  /** When the session gets its answer without the engine. */
  private long answerMs(TimePlan plan) {
    long plannedMs = plan.answerMs() - plan.limits().maximumMs();
    long graceMs = Math.clamp(plannedMs, LEAST_GRACE_MS, USUAL_GRACE_MS);
    return Math.max(overdueMs + graceMs, Math.min(plan.answerMs(), giveUpMs()));
  }

  private long giveUpMs() {
    return Math.max(overdueMs, graceFromMs) + GRACE_MS;
  }
}
