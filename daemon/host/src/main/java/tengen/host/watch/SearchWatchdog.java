package tengen.host.watch;

import java.util.List;

/**
 * The watchdog of one search. Decides when the session gets an answer without the engine, and when
 * the engine is abandoned. All times are milliseconds on the search's clock. Grace periods start
 * when lateness is noticed, so that a suspended process or a recent stop does not count as late.
 * Immutable.
 *
 * @param fromMs earliest start of the engine's grace period; for a search that found the queue
 *     full, when it is answered
 * @param isLeft whether the session has released the engine being created
 * @param stoppedMs when a stop was requested; {@link #NEVER} if not yet
 * @param overdueMs when lateness was first noticed; {@link #NEVER} if not yet
 */
public record SearchWatchdog(
    Timeouts timeouts, Stage stage, long fromMs, boolean isLeft, long stoppedMs, long overdueMs) {
  /** Time of an action that never becomes due. */
  public static final long NEVER = Long.MAX_VALUE;

  /**
   * Bounds of the grace period if lateness is noticed late or the plan leaves less time. Estimates.
   */
  private static final long MIN_GRACE_MS = 12;

  private static final long MAX_GRACE_MS = 25;

  /**
   * Additional grace period for creating the engine, whose classes may have to be loaded, in
   * milliseconds.
   */
  private static final long CREATION_GRACE_MS = 200;

  /**
   * Maximum time for an engine to load, in milliseconds, while its session gets moves without it.
   */
  private static final long CREATION_TIMEOUT_MS = 600_000;

  /**
   * Maximum time for an engine to stop loading after its session has ended, in milliseconds. An
   * estimate.
   */
  private static final long RELEASED_CREATION_TIMEOUT_MS = 30_000;

  /**
   * The timeouts for a late engine.
   *
   * @param graceMs from its limit or stop until it is abandoned
   * @param stuckMs from there until its thread counts as stuck
   */
  public record Timeouts(long graceMs, long stuckMs) {
    /**
     * The timeouts for sessions' searches. An engine has 50 ms to answer after a stop, doubled for
     * busy machines.
     */
    public static final Timeouts OF_SESSIONS = new Timeouts(100, 2000);
  }

  /** The stage of a search. */
  public enum Stage {
    /** The search is not queued yet. */
    NEW,
    /** The queue was full: the search is answered without an engine after a delay. */
    TURNED_AWAY,
    /** The search waits for a place in the pool. */
    WAITING,
    /** The search has a place, and its thread is about to run. */
    STARTING,
    /** The engine is being created. */
    CREATING,
    /** The engine is being created, but the search was answered without it. */
    CREATING_LATE,
    /** The engine is searching. */
    RUNNING,
    /** The engine is searching, but the search was answered without it. */
    RUNNING_LATE,
    /** The engine was interrupted, and its session gets another. */
    GIVEN_UP,
    /** The engine has still not returned: its thread counts as stuck. */
    STUCK,
    /** The thread has returned, or there never was one. */
    ENDED
  }

  /** An action that is due. */
  public enum Action {
    /** Answer without an engine, because the queue was full. */
    TURN_AWAY,
    /** Leave the queue and answer without an engine. */
    LEAVE_QUEUE,
    /** Answer without the engine, which continues to load for the next search. */
    ANSWER_UNREADY,
    /** Answer without the engine, which may still return. */
    ANSWER_LATE,
    /** Interrupt the thread and abandon the engine. */
    GIVE_UP,
    /** Count the thread as stuck. */
    STUCK
  }

  /** Creates the watchdog of a search that is not queued yet. */
  public static SearchWatchdog of(Timeouts timeouts) {
    return new SearchWatchdog(timeouts, Stage.NEW, 0, false, NEVER, NEVER);
  }

  private SearchWatchdog in(Stage next) {
    return new SearchWatchdog(timeouts, next, fromMs, isLeft, stoppedMs, overdueMs);
  }

  private SearchWatchdog in(Stage next, long nextFromMs) {
    return new SearchWatchdog(timeouts, next, nextFromMs, isLeft, stoppedMs, overdueMs);
  }

  private SearchWatchdog withTimes(long nextStoppedMs, long nextOverdueMs) {
    return new SearchWatchdog(timeouts, stage, fromMs, isLeft, nextStoppedMs, nextOverdueMs);
  }

  /** Returns the watchdog after queueing, unless the search already has a place. */
  SearchWatchdog queued() {
    return stage == Stage.NEW ? in(Stage.WAITING) : this;
  }

  /**
   * Returns the watchdog of a search that found the queue full.
   *
   * @param untilMs when to answer it
   */
  SearchWatchdog turnedAway(long untilMs) {
    return in(Stage.TURNED_AWAY, untilMs);
  }

  /** Returns the watchdog after the search got a place. */
  SearchWatchdog placed() {
    return in(Stage.STARTING);
  }

  /** Returns the watchdog after a thread has started, which creates the engine first. */
  public SearchWatchdog begin(long nowMs) {
    return in(Stage.CREATING, nowMs + CREATION_GRACE_MS);
  }

  /**
   * Returns the watchdog after the engine was created and can be stopped. It searches, unless it is
   * too late.
   */
  public SearchWatchdog ready(long nowMs) {
    return in(stage == Stage.CREATING ? Stage.RUNNING : stage, nowMs);
  }

  /** Returns the watchdog after a stop; only the first one counts. */
  SearchWatchdog stop(long nowMs) {
    return withTimes(Math.min(stoppedMs, nowMs), overdueMs);
  }

  /**
   * Returns the watchdog after a change of limits, which clears lateness unless the search was
   * already answered.
   */
  SearchWatchdog changed() {
    return canBeLate() ? withTimes(stoppedMs, NEVER) : this;
  }

  /** Returns the watchdog after a restart of the search's clock, which invalidates its times. */
  SearchWatchdog restarted() {
    return withTimes(NEVER, canBeLate() ? NEVER : overdueMs);
  }

  /** Returns the watchdog after the session has released the engine. */
  SearchWatchdog left() {
    return new SearchWatchdog(timeouts, stage, fromMs, true, stoppedMs, overdueMs);
  }

  /** Returns the watchdog after the thread has returned, or if there will be none. */
  SearchWatchdog ended() {
    return in(Stage.ENDED);
  }

  /** Returns whether the engine is being created, in time or not. */
  boolean isCreating() {
    return stage == Stage.CREATING || stage == Stage.CREATING_LATE;
  }

  /** Returns whether lateness would cost the session the engine's answer. */
  private boolean canBeLate() {
    return stage == Stage.CREATING || stage == Stage.RUNNING;
  }

  /** Returns how long the engine has been searching, in milliseconds; 0 while it is not. */
  long ranMs(long nowMs) {
    return stage == Stage.RUNNING ? nowMs - fromMs : 0;
  }

  /** Returns whether a waiting search needs no place: it is stopped or too late. */
  boolean mayLeaveQueue(long nowMs, TimePlan plan) {
    return stage == Stage.WAITING && nowMs >= dueMs(plan);
  }

  /** Returns when to check again. A stop of a waiting search removes it from the queue directly. */
  public long nextMs(TimePlan plan) {
    return switch (stage) {
      case TURNED_AWAY -> Math.min(stoppedMs, fromMs);
      case WAITING -> plan.limits().maximumMs();
      case CREATING, RUNNING -> overdueMs == NEVER ? dueMs(plan) : answerMs(plan);
      case CREATING_LATE ->
          giveUpMs() + (isLeft ? RELEASED_CREATION_TIMEOUT_MS : CREATION_TIMEOUT_MS);
      case RUNNING_LATE -> giveUpMs();
      case GIVEN_UP -> giveUpMs() + timeouts.stuckMs();
      case NEW, STARTING, STUCK, ENDED -> NEVER;
    };
  }

  /** Checks the time and advances the stage; results in at most one action. */
  public MachineStep<SearchWatchdog, Action> advance(long nowMs, TimePlan plan) {
    if (nowMs < nextMs(plan)) {
      return new MachineStep<>(this, List.of());
    }
    if (canBeLate() && overdueMs == NEVER) {
      return new MachineStep<>(withTimes(stoppedMs, nowMs), List.of());
    }
    return switch (stage) {
      case TURNED_AWAY -> to(Stage.ENDED, Action.TURN_AWAY);
      case WAITING -> to(Stage.WAITING, Action.LEAVE_QUEUE);
      case CREATING -> to(Stage.CREATING_LATE, Action.ANSWER_UNREADY);
      case RUNNING -> to(Stage.RUNNING_LATE, Action.ANSWER_LATE);
      case CREATING_LATE, RUNNING_LATE ->
          withTimes(stoppedMs, Math.max(overdueMs, nowMs - timeouts.graceMs()))
              .to(Stage.GIVEN_UP, Action.GIVE_UP);
      case GIVEN_UP -> to(Stage.STUCK, Action.STUCK);
      case NEW, STARTING, STUCK, ENDED -> new MachineStep<>(this, List.of());
    };
  }

  private MachineStep<SearchWatchdog, Action> to(Stage next, Action action) {
    return new MachineStep<>(in(next), List.of(action));
  }

  /** Returns how long the answer is overdue, in milliseconds. */
  long lateMs(long nowMs, TimePlan plan) {
    return Math.max(0, nowMs - dueMs(plan));
  }

  private long dueMs(TimePlan plan) {
    return Math.min(stoppedMs, plan.limits().maximumMs());
  }

  /** Returns when to answer without the engine. */
  private long answerMs(TimePlan plan) {
    long plannedMs = plan.answerMs() - plan.limits().maximumMs();
    long graceMs = Math.clamp(plannedMs, MIN_GRACE_MS, MAX_GRACE_MS);
    return Math.max(overdueMs + graceMs, Math.min(plan.answerMs(), giveUpMs()));
  }

  private long giveUpMs() {
    return Math.max(overdueMs, fromMs) + timeouts.graceMs();
  }
}
