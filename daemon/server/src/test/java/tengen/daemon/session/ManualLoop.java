package tengen.daemon.session;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import tengen.support.Waits;

/** A session's loop that runs where and when the test wants. */
final class ManualLoop implements Executor {
  private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Runs what is there, and what comes until then. */
  void runUntil(BooleanSupplier done) {
    runAll();
    while (!done.getAsBoolean()) {
      Waits.next("something to do", tasks, () -> "no task came").run();
    }
  }

  /** Runs the first of what is there, if anything is. */
  void runNext() {
    Runnable next = tasks.poll();
    if (next != null) {
      next.run();
    }
  }

  /** Runs what is there. */
  void runAll() {
    for (Runnable next = tasks.poll(); next != null; next = tasks.poll()) {
      next.run();
    }
  }

  int size() {
    return tasks.size();
  }
}
