package tengen.daemon.session;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import tengen.support.Waits;

/** A session's loop that runs on the test's thread when told to. */
final class ManualLoop implements Executor {
  private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Runs all tasks until a condition holds. */
  void runUntil(BooleanSupplier done) {
    runAll();
    while (!done.getAsBoolean()) {
      Waits.next("something to do", tasks, () -> "no task came").run();
    }
  }

  /** Runs the first queued task, if there is one. */
  void runNext() {
    Runnable next = tasks.poll();
    if (next != null) {
      next.run();
    }
  }

  /** Runs all queued tasks. */
  void runAll() {
    for (Runnable next = tasks.poll(); next != null; next = tasks.poll()) {
      next.run();
    }
  }

  int size() {
    return tasks.size();
  }
}
