package tengen.host.watch;

import java.util.Optional;

/**
 * The thread that calls an engine, during the call. Belongs to one {@link SharedMachine}, under
 * whose lock all actions are performed, so that an interrupt reaches the thread within the call or
 * not at all.
 */
public final class EngineThread {
  private Optional<Thread> thread = Optional.empty();

  /** An action on the thread. */
  public enum Act {
    /** Enters the call, on the calling thread. */
    ENTER,
    /** Interrupts the call. */
    INTERRUPT,
    /** Lowers the priority of a hanging thread, so that it uses less time. */
    LOWER_PRIORITY,
    /** Leaves the call, on the calling thread; does nothing if none was entered. */
    LEAVE
  }

  /** Creates an instance without a call. */
  public EngineThread() {}

  /** Performs an action, under the machine's lock. */
  @SuppressWarnings("ThreadPriorityCheck") // A hint: a stuck thread should use less time.
  public void perform(Act act) {
    switch (act) {
      case ENTER -> thread = Optional.of(Thread.currentThread());
      case INTERRUPT -> thread.ifPresent(Thread::interrupt);
      case LOWER_PRIORITY -> thread.ifPresent(called -> called.setPriority(Thread.MIN_PRIORITY));
      case LEAVE -> {
        thread.ifPresent(EngineThread::restore);
        thread = Optional.empty();
      }
    }
  }

  /** Clears the thread's interrupt status and restores its priority. */
  @SuppressWarnings("ThreadPriorityCheck") // The pool reuses the thread for another search.
  private static void restore(Thread called) {
    called.setPriority(Thread.NORM_PRIORITY);
    Thread.interrupted();
  }
}
