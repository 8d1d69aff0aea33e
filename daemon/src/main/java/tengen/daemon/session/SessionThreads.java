package tengen.daemon.session;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tengen.daemon.memory.MemoryFailure;

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
  public Executor newLoop() {
    return new SessionLoop();
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
  private final class SessionLoop implements Executor {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    /** How many there are, with the one that runs. */
    private final AtomicInteger size = new AtomicInteger();

    private volatile boolean isBusy;

    @Override
    public void execute(Runnable task) {
      tasks.add(task);
      if (size.getAndIncrement() == 0) {
        lineUp();
      }
    }

    private void lineUp() {
      (isBusy ? busy : quick).execute(this::turn);
    }

    private void turn() {
      long began = System.nanoTime();
      boolean isOver = false;
      boolean isEmpty = false;
      while (!isEmpty && !isOver) {
        // What a task throws is its own affair: the others still run.
        MemoryFailure.guardTask(tasks.remove());
        isOver = System.nanoTime() - began >= SLICE_NANOS;
        isBusy = isOver;
        isEmpty = size.decrementAndGet() == 0;
      }
      if (!isEmpty) {
        lineUp();
      }
    }
  }
}
