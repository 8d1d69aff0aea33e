package tengen.training;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Threads that take the next of numbered parts until none is left. */
final class Workers {
  private Workers() {}

  /** The work on a part, which may fail. */
  @FunctionalInterface
  interface Work {
    void run(int number) throws IOException, InterruptedException;
  }

  /**
   * Does the work on all parts from {@code first} to {@code end}, exclusive, and blocks until all
   * have ended.
   *
   * @param works creates the work of each thread
   */
  static void run(int threads, int first, int end, Supplier<Work> works)
      throws InterruptedException {
    var next = new AtomicInteger(first);
    Callable<Boolean> task =
        () -> {
          Work work = works.get();
          for (int number = next.getAndIncrement(); number < end; number = next.getAndIncrement()) {
            work.run(number);
          }
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
