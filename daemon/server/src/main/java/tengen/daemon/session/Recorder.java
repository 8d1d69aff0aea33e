package tengen.daemon.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.Hold;
import tengen.store.archive.StoredGame;
import tengen.store.games.GameLimits;

/**
 * Sends the changes of one session or table to the archive, and delays actions until the changes
 * are stored. Confined to its loop.
 */
public final class Recorder {
  /** Games with fewer turns are not recorded. */
  private static final int MIN_TURNS = 2;

  private final Archive archive;
  private final Executor loop;
  private final Deque<WaitingAction> waiting = new ArrayDeque<>();
  private Runnable onReleased = () -> {};
  private Runnable onTakeover = () -> {};
  private Optional<Hold> hold = Optional.empty();
  private boolean isSuppressed;
  private long recorded;
  private long stored;

  /** The number of turns of the current game that are already stored unchanged. */
  private int storedTurns;

  /** Actions no longer wait for changes up to this number, stored or not. */
  private long givenUp;

  /** True after the archive has exceeded its time limit, until it next stores a change. */
  private boolean isSlow;

  /** Creates a recorder without changes. */
  public Recorder(Archive archive, Executor loop) {
    this.archive = archive;
    this.loop = loop;
  }

  /** An action, and the number of the change that it waits for. */
  private record WaitingAction(long recorded, Runnable action) {}

  /** Sets an action to run after delayed actions have run. */
  void onReleased(Runnable action) {
    onReleased = action;
  }

  /**
   * Sets an action to run when the archive rejects a change because another server owns the
   * session.
   */
  public void onTakeover(Runnable action) {
    onTakeover = action;
  }

  /** Makes all further changes conditional on a hold of the session. */
  public void setHold(Hold good) {
    hold = Optional.of(good);
  }

  /** Suppresses changes while a session is replayed. */
  void suppress(boolean isSuppressed) {
    this.isSuppressed = isSuppressed;
  }

  /** Returns whether changes are suppressed. */
  boolean isSuppressed() {
    return isSuppressed;
  }

  /**
   * Sends a change to the archive. Skips a game that exceeds the limits of stored games, which
   * stays as last stored.
   *
   * @return false if the archive is full or disabled, or if the change was skipped
   */
  public boolean record(Change change) {
    if (isSuppressed || isTooLong(change)) {
      return false;
    }
    long number = recorded + 1;
    boolean isTaken =
        archive.write(
            hold.<Change>map(it -> new Change.Held(it, change)).orElse(change),
            () -> loop.execute(() -> stored(number)),
            () -> loop.execute(() -> onTakeover.run()));
    recorded = isTaken ? number : recorded;
    return isTaken;
  }

  /**
   * Sends the current game to the archive. If the archive rejects it, the next change sends the
   * missing turns again.
   *
   * @param common number of leading turns that have not changed since the last call
   */
  public void record(StoredGame game, int common) {
    storedTurns = Math.min(storedTurns, common);
    if (game.turns().size() >= MIN_TURNS && record(new Change.OfGame(game, storedTurns))) {
      storedTurns = game.turns().size();
    }
  }

  /** Begins another game, of which a number of turns is already stored. */
  public void continueGame(int turns) {
    storedTurns = turns;
  }

  private static boolean isTooLong(Change change) {
    return change instanceof Change.OfGame(StoredGame game, _)
        && GameLimits.objection(game).isPresent();
  }

  private void stored(long number) {
    stored = Math.max(stored, number);
    isSlow = false;
    release();
  }

  /** Returns the number of the newest change sent. */
  public long recorded() {
    return recorded;
  }

  /** Returns whether the change with this number and all earlier ones are on disk. */
  public boolean isStored(long number) {
    return number <= stored;
  }

  /** Returns whether no action is delayed and a new one would run immediately. */
  boolean isIdle() {
    return waiting.isEmpty() && isDone(recorded);
  }

  private boolean isDone(long number) {
    return isSlow || number <= Math.max(stored, givenUp);
  }

  /** Runs an action after all changes so far are stored, or after the archive's time limit. */
  public void afterStored(Runnable action) {
    if (isIdle()) {
      action.run();
      return;
    }
    if (waiting.isEmpty()) {
      bound();
    }
    waiting.add(new WaitingAction(recorded, action));
  }

  /** Runs an action after those that are delayed now. */
  void afterPending(Runnable action) {
    if (waiting.isEmpty()) {
      action.run();
    } else {
      waiting.add(new WaitingAction(waiting.getLast().recorded(), action));
    }
  }

  /** Stops waiting for the changes so far after the archive's time limit. */
  private void bound() {
    long number = recorded;
    CompletableFuture.delayedExecutor(archive.waitMs(), TimeUnit.MILLISECONDS, loop)
        .execute(() -> giveUp(number));
  }

  /** Runs all delayed actions now, whether their changes are stored or not. */
  public void giveUp() {
    giveUp(recorded);
  }

  private void giveUp(long number) {
    if (stored < number) {
      givenUp = Math.max(givenUp, number);
      isSlow = true;
      release();
    }
  }

  private void release() {
    boolean hasWaited = !waiting.isEmpty();
    while (!waiting.isEmpty() && isDone(waiting.element().recorded())) {
      waiting.remove().action().run();
    }
    if (!waiting.isEmpty()) {
      bound();
    }
    if (hasWaited) {
      onReleased.run();
    }
  }
}
