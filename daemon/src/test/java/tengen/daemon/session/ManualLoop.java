package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A session's loop that runs where and when the test wants. */
final class ManualLoop implements Executor {
  private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Runs what is there, and what comes until then. */
  void runUntil(BooleanSupplier done) throws InterruptedException {
    runAll();
    while (!done.getAsBoolean()) {
      Runnable next = tasks.poll(30, TimeUnit.SECONDS);
      assertThat(next).as("something to do").isNotNull();
      next.run();
    }
  }

  /** Runs the oldest task. */
  void runNext() {
    tasks.remove().run();
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
