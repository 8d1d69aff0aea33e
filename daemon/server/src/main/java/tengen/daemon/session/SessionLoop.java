package tengen.daemon.session;

import java.util.concurrent.Executor;

/** Runs the tasks of one session one at a time, in order. Thread-safe. */
@FunctionalInterface
public interface SessionLoop extends Executor {
  /**
   * Runs a brief task, on the calling thread if the session is idle, which saves waking another
   * thread. A longer task would block the caller.
   */
  default void executeBrief(Runnable task) {
    execute(task);
  }
}
