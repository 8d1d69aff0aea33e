package tengen.training;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that all do one work, such as taking the next part until none is left. */
final class Workers {
  private Workers() {}

  /** A work that may fail. */
  @FunctionalInterface
  interface Work {
    void run() throws IOException, InterruptedException;
  }

  /** Runs the work on every thread, and blocks until all have ended. */
  static void run(int threads, Work work) throws InterruptedException {
    Callable<Boolean> task =
        () -> {
          work.run();
          return true;
        };
    List<Callable<Boolean>> tasks = Collections.nCopies(threads, task);
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (Future<Boolean> done : pool.invokeAll(tasks)) {
        done.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
