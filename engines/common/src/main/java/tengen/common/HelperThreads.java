package tengen.common;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;

/**
 * The helper threads of a parallel search. The main thread starts and closes them; helpers only
 * call {@link #isOver}.
 */
public final class HelperThreads implements AutoCloseable {
  private final ThreadFactory factory;
  private final List<Thread> running = new ArrayList<>();
  private volatile boolean over;

  /** Creates an instance without threads. */
  public HelperThreads(ThreadFactory factory) {
    this.factory = factory;
  }

  /** Starts a thread. Its work must return soon after {@link #isOver} has turned true. */
  public void start(Runnable work) {
    Thread thread = factory.newThread(work);
    thread.start();
    running.add(thread);
  }

  /** Returns true if the helpers must return. */
  public boolean isOver() {
    return over;
  }

  /**
   * Ends all helpers and waits for them. An interrupt does not end the wait; the calling thread's
   * interrupt status is kept.
   */
  @Override
  public void close() {
    over = true;
    boolean isInterrupted = Thread.interrupted();
    for (Thread thread : running) {
      isInterrupted |= isInterruptedUntilEndOf(thread);
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isInterruptedUntilEndOf(Thread thread) {
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        isInterrupted = true;
      }
    }
    return isInterrupted;
  }
}
