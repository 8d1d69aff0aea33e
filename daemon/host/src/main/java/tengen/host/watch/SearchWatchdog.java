package tengen.host.watch;

import java.util.List;

/**
 * The watchdog of one search: its stage, when the session gets its answer without the engine, and
 * when the engine is given up. All times are milliseconds on the search's clock. Grace is counted
 * from the moment when lateness was seen: a process that was suspended, or an engine whose stop has
 * only just come, is not late yet. Immutable.
 *
 * @param fromMs when the engine's grace begins at the earliest; of a search that was turned away,
 *     when it is answered
 * @param isLeft whether nobody will ask the engine that is being made
 * @param stoppedMs when a stop was asked for; {@link #NEVER}: not yet
 * @param overdueMs when the search was first seen to be late; {@link #NEVER}: not yet
 */
public record SearchWatchdog(
    Patience patience, Stage stage, long fromMs, boolean isLeft, long stoppedMs, long overdueMs) {
  /** No time at all. */
  public static final long NEVER = Long.MAX_VALUE;

  /**
   * The least grace where lateness is seen late, or where the plan leaves no more before the answer
   * is due: as much as the plan leaves, between these. Guesses.
   */
  private static final long LEAST_GRACE_MS = 12;

  private static final long USUAL_GRACE_MS = 25;

  /** More grace for making the engine, whose classes may have to be loaded first. */
  private static final long CREATING_MS = 200;

  /** An engine may load its weights for so long, while its session gets moves without it. */
  private static final long LONGEST_CREATING_MS = 600_000;

  /** As long where its session has gone, and it is asked to end. A guess. */
  private static final long LEFT_CREATING_MS = 30_000;

  /**
   * The patience with an engine that is late.
   *
   * @param graceMs from its limit or its stop until it is given up
   * @param stuckMs from there until it is stuck
   */
  public record Patience(long graceMs, long stuckMs) {
    /**
     * The patience with a search of a session. An engine has 50 ms to answer after its stop; as
     * much again is for a busy machine.
     */
    public static final Patience OF_SESSIONS = new Patience(100, 2000);
  }

  /** The stage of a search. */
  public enum Stage {
    /** The search is not in the queue yet. */
    NEW,
    /** The queue had no place: the search is answered without a search, a moment later. */
    TURNED_AWAY,
    /** The search waits for a place in the pool. */
    WAITING,
    /** The search has a place, and its thread is about to run. */
    STARTING,
    /** The engine is being made. */
    CREATING,
    /** The engine is being made, but the session has its answer without it. */
    CREATING_LATE,
    /** The engine searches. */
    RUNNING,
    /** The engine searches, but the session has its answer without it. */
    RUNNING_LATE,
    /** The engine was interrupted; its session goes on with another. */
    GIVEN_UP,
    /** The engine still has not come back: its thread counts as stuck. */
    STUCK,
    /** The thread has come back, or there never was one. */
    ENDED
  }

  /** An action that is due at its time. */
  public enum Action {
    /** The search is answered without an engine: it was turned away. */
    TURN_AWAY,
    /** The search has to leave the queue, and is answered without an engine. */
    LEAVE_QUEUE,
    /** The search needs an answer now; the engine may go on getting ready for the next one. */
    ANSWER_UNREADY,
    /** The search needs an answer now; the engine may still come back. */
    ANSWER_LATE,
    /** The thread is interrupted, and the engine given up. */
    GIVE_UP,
    /** The thread counts as stuck. */
    STUCK
  }

  /** A search that is not in the queue yet. */
  public static SearchWatchdog of(Patience patience) {
    return new SearchWatchdog(patience, Stage.NEW, 0, false, NEVER, NEVER);
  }

  private SearchWatchdog in(Stage next) {
    return new SearchWatchdog(patience, next, fromMs, isLeft, stoppedMs, overdueMs);
  }

  private SearchWatchdog in(Stage next, long nextFromMs) {
    return new SearchWatchdog(patience, next, nextFromMs, isLeft, stoppedMs, overdueMs);
  }

  private SearchWatchdog withTimes(long nextStoppedMs, long nextOverdueMs) {
    return new SearchWatchdog(patience, stage, fromMs, isLeft, nextStoppedMs, nextOverdueMs);
  }

  /** The search is in the queue, if it has no place already. */
  SearchWatchdog queued() {
    return stage == Stage.NEW ? in(Stage.WAITING) : this;
  }

  /** The search is answered then, without a place in the queue. */
  SearchWatchdog turnedAway(long untilMs) {
    return in(Stage.TURNED_AWAY, untilMs);
  }

  /** The search has a place. */
  SearchWatchdog placed() {
    return in(Stage.STARTING);
  }

  /** A thread begins, and makes the engine first. */
  public SearchWatchdog begin(long nowMs) {
    return in(Stage.CREATING, nowMs + CREATING_MS);
  }

  /** The engine is made, and can hear its stop from now on; it searches, unless it is too late. */
  public SearchWatchdog ready(long nowMs) {
    return in(stage == Stage.CREATING ? Stage.RUNNING : stage, nowMs);
  }

  /** The engine is asked to stop; the first time counts. */
  SearchWatchdog stop(long nowMs) {
    return withTimes(Math.min(stoppedMs, nowMs), overdueMs);
  }

  /** Other limits are in force: a search that has not cost its session the answer is in time. */
  SearchWatchdog changed() {
    return canBeLate() ? withTimes(stoppedMs, NEVER) : this;
  }

  /** The search's clock begins anew: what it told means nothing any more. */
  SearchWatchdog restarted() {
    return withTimes(NEVER, canBeLate() ? NEVER : overdueMs);
  }

  /** Nobody will ask the engine that is being made. */
  SearchWatchdog left() {
    return new SearchWatchdog(patience, stage, fromMs, true, stoppedMs, overdueMs);
  }

  /** The thread has come back, or there will be none. */
  SearchWatchdog ended() {
    return in(Stage.ENDED);
  }

  /** Returns whether the engine is being made, in time or not. */
  boolean isCreating() {
    return stage == Stage.CREATING || stage == Stage.CREATING_LATE;
  }

  /** Returns whether lateness would cost the session its engine's answer. */
  private boolean canBeLate() {
    return stage == Stage.CREATING || stage == Stage.RUNNING;
  }

  /** Returns for how long the engine has been searching; 0 while it does not. */
  long ranMs(long nowMs) {
    return stage == Stage.RUNNING ? nowMs - fromMs : 0;
  }

  /** Returns whether a search that waits needs its place no more: it is stopped, or too late. */
  boolean mayLeaveQueue(long nowMs, TimePlan plan) {
    return stage == Stage.WAITING && nowMs >= dueMs(plan);
  }

  /** Returns when to look again. Who stops a search that waits takes it out of the queue. */
  public long nextMs(TimePlan plan) {
    return switch (stage) {
      case TURNED_AWAY -> Math.min(stoppedMs, fromMs);
      case WAITING -> plan.limits().maximumMs();
      case CREATING, RUNNING -> overdueMs == NEVER ? dueMs(plan) : answerMs(plan);
      case CREATING_LATE -> giveUpMs() + (isLeft ? LEFT_CREATING_MS : LONGEST_CREATING_MS);
      case RUNNING_LATE -> giveUpMs();
      case GIVEN_UP -> giveUpMs() + patience.stuckMs();
      case NEW, STARTING, STUCK, ENDED -> NEVER;
    };
  }

  /** Looks, and moves on where it is time; there is one action at most. */
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
          withTimes(stoppedMs, Math.max(overdueMs, nowMs - patience.graceMs()))
              .to(Stage.GIVEN_UP, Action.GIVE_UP);
      case GIVEN_UP -> to(Stage.STUCK, Action.STUCK);
      case NEW, STARTING, STUCK, ENDED -> new MachineStep<>(this, List.of());
    };
  }

  private MachineStep<SearchWatchdog, Action> to(Stage next, Action action) {
    return new MachineStep<>(in(next), List.of(action));
  }

  /** Returns how long the answer is overdue. */
  long lateMs(long nowMs, TimePlan plan) {
    return Math.max(0, nowMs - dueMs(plan));
  }

  private long dueMs(TimePlan plan) {
    return Math.min(stoppedMs, plan.limits().maximumMs());
  }

  /** Returns when the session gets its answer without the engine. */
  private long answerMs(TimePlan plan) {
    long plannedMs = plan.answerMs() - plan.limits().maximumMs();
    long graceMs = Math.clamp(plannedMs, LEAST_GRACE_MS, USUAL_GRACE_MS);
    return Math.max(overdueMs + graceMs, Math.min(plan.answerMs(), giveUpMs()));
  }

  private long giveUpMs() {
    return Math.max(overdueMs, fromMs) + patience.graceMs();
  }
}
