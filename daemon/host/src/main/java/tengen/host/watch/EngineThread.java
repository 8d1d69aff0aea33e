package tengen.host.watch;

import java.util.Optional;

/**
 * The thread that calls an engine, for as long as the call lasts. It belongs to one {@link
 * SharedMachine}, under whose lock all acts are performed: an interrupt reaches the thread within
 * the call or not at all.
 */
public final class EngineThread {
  private Optional<Thread> thread = Optional.empty();

  /** An act on the thread. */
  public enum Act {
    /** The calling thread begins the call. */
    ENTER,
    /** Interrupts the call. */
    INTERRUPT,
    /** Lowers the priority of a thread that hangs, so that it costs less. */
    LOWER_PRIORITY,
    /** The calling thread ends the call; without effect where none began. */
    LEAVE
  }

  /** No call yet. */
  public EngineThread() {}

  /** Performs an act, under the machine's lock. */
  @SuppressWarnings("ThreadPriorityCheck") // Nothing relies on it: a stuck thread shall cost less.
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

  /** Readies the calling thread for other calls: no interrupt, and the usual priority. */
  @SuppressWarnings("ThreadPriorityCheck") // The pool gives the thread to another search.
  private static void restore(Thread called) {
    called.setPriority(Thread.NORM_PRIORITY);
    Thread.interrupted();
  }
}
