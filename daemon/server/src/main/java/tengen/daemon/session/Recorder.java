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
import tengen.store.archive.KeptGame;
import tengen.store.games.GameLimits;

/**
 * The changes that one session, or one table, tells the archive, and what waits for them. Confined
 * to its loop.
 */
public final class Recorder {
  private final Archive archive;
  private final Executor loop;
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private Runnable whenReleased = () -> {};
  private Runnable whenRefused = () -> {};
  private Optional<Hold> hold = Optional.empty();
  private boolean isMuted;
  private long told;
  private long written;

  /** Up to this number nothing waits any more, written or not. */
  private long givenUp;

  /** Whether the archive has kept a session waiting for too long, and written nothing since. */
  private boolean isSlow;

  /** One that has told nothing. */
  public Recorder(Archive archive, Executor loop) {
    this.archive = archive;
    this.loop = loop;
  }

  /** An action, and the number of the change that it waits for. */
  private record Waiting(long told, Runnable action) {}

  /** Runs this whenever some of what waits has been run. */
  void onReleased(Runnable action) {
    whenReleased = action;
  }

  /** Runs this where another server has the session. */
  public void onRefused(Runnable action) {
    whenRefused = action;
  }

  /** From here on what it tells counts only where this hold on its session is good. */
  public void holds(Hold good) {
    hold = Optional.of(good);
  }

  /** Tells nothing while the session hears again what it heard before. */
  void mute(boolean isMuted) {
    this.isMuted = isMuted;
  }

  /** Whether it tells nothing. */
  boolean isMuted() {
    return isMuted;
  }

  /**
   * Tells the archive; false: it has no room, or there is none. A game beyond the limits of stored
   * games is not told, and stays as it was stored last.
   */
  public boolean tell(Change change) {
    if (isMuted || isTooLong(change)) {
      return false;
    }
    long number = told + 1;
    boolean isTaken =
        archive.write(
            hold.<Change>map(it -> new Change.Held(it, change)).orElse(change),
            () -> loop.execute(() -> written(number)),
            () -> loop.execute(() -> whenRefused.run()));
    told = isTaken ? number : told;
    return isTaken;
  }

  private static boolean isTooLong(Change change) {
    return change instanceof Change.OfGame(KeptGame game, _)
        && GameLimits.objection(game).isPresent();
  }

  private void written(long number) {
    written = Math.max(written, number);
    isSlow = false;
    release();
  }

  /** The number of what was told last. */
  public long told() {
    return told;
  }

  /** Whether what has this number, and all before it, is on disk. */
  public boolean isWritten(long number) {
    return number <= written;
  }

  /** Tells whether nothing waits, and nothing would have to. */
  boolean isIdle() {
    return waiting.isEmpty() && isDone(told);
  }

  private boolean isDone(long number) {
    return isSlow || number <= Math.max(written, givenUp);
  }

  /** Runs this once all that was told so far is written, or takes too long. */
  public void afterTold(Runnable action) {
    if (isIdle()) {
      action.run();
      return;
    }
    if (waiting.isEmpty()) {
      bound();
    }
    waiting.add(new Waiting(told, action));
  }

  /** Runs this behind what waits now. */
  void afterWaiting(Runnable action) {
    if (waiting.isEmpty()) {
      action.run();
    } else {
      waiting.add(new Waiting(waiting.getLast().told(), action));
    }
  }

  /** Has nothing wait for what was told so far longer than it may take. */
  private void bound() {
    long number = told;
    CompletableFuture.delayedExecutor(archive.waitMs(), TimeUnit.MILLISECONDS, loop)
        .execute(() -> giveUp(number));
  }

  /** Runs all that waits, written or not. */
  public void giveUp() {
    giveUp(told);
  }

  private void giveUp(long number) {
    if (written < number) {
      givenUp = Math.max(givenUp, number);
      isSlow = true;
      release();
    }
  }

  private void release() {
    boolean hasWaited = !waiting.isEmpty();
    while (!waiting.isEmpty() && isDone(waiting.element().told())) {
      waiting.remove().action().run();
    }
    if (!waiting.isEmpty()) {
      bound();
    }
    if (hasWaited) {
      whenReleased.run();
    }
  }
}
