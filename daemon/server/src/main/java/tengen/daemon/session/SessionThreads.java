package tengen.daemon.session;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import tengen.host.memory.MemoryFailure;

/**
 * The threads that all sessions share, in two levels of as many as there are cores. A session whose
 * turn has taken a slice of time goes on at the second, behind the others that have as much to do,
 * until a turn is shorter again (a multilevel feedback queue: Corbató, "An Experimental
 * Time-Sharing System", 1962). Any thread may call.
 */
public final class SessionThreads implements AutoCloseable {
  private static final long SLICE_NANOS = TimeUnit.MICROSECONDS.toNanos(500);

  private static final long CLOSING_MS = 50;

  private final TurnPool quick;
  private final TurnPool busy;

  /**
   * Threads that are started when they are needed.
   *
   * @param cores how many turns run at once at each level
   */
  public SessionThreads(int cores) {
    this.quick = new TurnPool("session", cores);
    this.busy = new TurnPool("session-busy", cores);
  }

  /** The loop of a new session: runs its tasks one at a time, in order. */
  public SessionLoop newLoop() {
    return new Turns();
  }

  /** How many threads hang at this time of {@link System#nanoTime}. */
  public int hanging(long now) {
    return quick.hanging(now) + busy.hanging(now);
  }

  /** Ends the threads after what waits, and waits a moment for that. */
  @Override
  public void close() {
    quick.shutdown();
    busy.shutdown();
    quick.await(CLOSING_MS);
    busy.await(CLOSING_MS);
  }

  /** One session's tasks. */
  private final class Turns implements SessionLoop {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    /** Whether a turn is under way or waits for a thread. */
    private final AtomicBoolean hasTurn = new AtomicBoolean();

    private volatile boolean isBusy;

    @Override
    public void execute(Runnable task) {
      tasks.add(task);
      lineUp();
    }

    @Override
    public void executeBrief(Runnable task) {
      if (isBusy || !hasTurn.compareAndSet(false, true)) {
        execute(task);
        return;
      }
      try {
        if (tasks.isEmpty()) {
          task.run();
        } else {
          tasks.add(task);
        }
      } finally {
        endTurn();
      }
    }

    /**
     * Lines up for a turn. If there is no memory for that, the next task does it for this one, too.
     */
    private void lineUp() {
      if (!hasTurn.compareAndSet(false, true)) {
        return;
      }
      try {
        (isBusy ? busy : quick).execute(this::turn);
      } catch (OutOfMemoryError e) {
        hasTurn.set(false);
        throw e;
      }
    }

    private void turn() {
      long began = System.nanoTime();
      boolean isOver = false;
      for (Runnable task = tasks.poll(); task != null; task = isOver ? null : tasks.poll()) {
        // What a task throws is its own affair: the others still run.
        MemoryFailure.contain(task);
        isOver = System.nanoTime() - began >= SLICE_NANOS;
        isBusy = isOver;
      }
      endTurn();
    }

    private void endTurn() {
      hasTurn.set(false);
      if (!tasks.isEmpty()) {
        MemoryFailure.contain(this::lineUp);
      }
    }
  }
}
