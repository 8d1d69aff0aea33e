package tengen.common;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;

/**
 * Threads that search beside the one that leads, until that one closes them. Theirs is {@link
 * #isOver}, all else the leading thread's.
 */
public final class HelperThreads implements AutoCloseable {
  private final ThreadFactory factory;
  private final List<Thread> running = new ArrayList<>();
  private volatile boolean over;

  /** None yet. */
  public HelperThreads(ThreadFactory factory) {
    this.factory = factory;
  }

  /** Starts one, whose work returns soon after {@link #isOver}. */
  public void start(Runnable work) {
    Thread thread = factory.newThread(work);
    thread.start();
    running.add(thread);
  }

  /** Whether they are to return. */
  public boolean isOver() {
    return over;
  }

  /** Returns when they have ended, also where the calling thread is interrupted: it stays so. */
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
