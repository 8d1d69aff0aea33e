package tengen.daemon.session;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import tengen.host.memory.MemoryFailure;

/**
 * The threads shared by all sessions, in two levels with one thread per core each. A session whose
 * turn exceeds the time slice moves to the second level until a turn is shorter again (a multilevel
 * feedback queue: Corbató, "An Experimental Time-Sharing System", 1962). Thread-safe.
 */
public final class SessionThreads implements AutoCloseable {
  private static final long SLICE_NANOS = TimeUnit.MICROSECONDS.toNanos(500);

  private static final long CLOSING_MS = 50;

  private final TurnPool quick;
  private final TurnPool busy;

  /**
   * Creates the pools; threads start on demand.
   *
   * @param cores number of turns that run at once at each level
   */
  public SessionThreads(int cores) {
    this.quick = new TurnPool("session", cores);
    this.busy = new TurnPool("session-busy", cores);
  }

  /** Creates the loop of a new session, which runs its tasks one at a time, in order. */
  public SessionLoop newLoop() {
    return new Turns();
  }

  /**
   * Returns the number of hanging threads.
   *
   * @param now in nanoseconds of {@link System#nanoTime}
   */
  public int hanging(long now) {
    return quick.hanging(now) + busy.hanging(now);
  }

  /** Shuts down after queued tasks; waits at most 50 ms for each level. */
  @Override
  public void close() {
    quick.shutdown();
    busy.shutdown();
    quick.await(CLOSING_MS);
    busy.await(CLOSING_MS);
  }

  /** The task queue of one session. */
  private final class Turns implements SessionLoop {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    /** True while a turn is running or scheduled. */
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

    /** Schedules a turn. If that runs out of memory, the next task schedules it. */
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
        // A failing task must not stop the tasks behind it.
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
