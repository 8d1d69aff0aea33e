package tengen.daemon.session;

import java.util.concurrent.Executor;

/** Runs the tasks of one session one at a time, in order. Any thread may call. */
@FunctionalInterface
public interface SessionLoop extends Executor {
  /**
   * Runs a brief task, on the calling thread where the session is idle: no other thread has to wake
   * up for it. A task that is not brief would hold up the caller.
   */
  default void executeBrief(Runnable task) {
    execute(task);
  }
}
