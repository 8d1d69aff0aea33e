package tengen.host.search;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tengen.host.plugin.ForeignText;

/**
 * The threads of a service: they search, stand in for engines and close them. Any thread may call.
 */
final class SearchThreads {
  private final ExecutorService pool =
      new ThreadPoolExecutor(
          0,
          Integer.MAX_VALUE,
          10,
          TimeUnit.SECONDS,
          new SynchronousQueue<>(),
          named("search").factory());

  private final Alarms alarms;
  private final EngineLog log;

  SearchThreads(Alarms alarms, EngineLog log) {
    this.alarms = alarms;
    this.log = log;
  }

  private static Thread.Builder named(String name) {
    return Thread.ofPlatform().daemon().name(name + "-", 1);
  }

  /** The threads that engines make: where one dies, also of a lack of memory, its engine dies. */
  static ThreadFactory ofEngines(EngineLog log) {
    return named("engine")
        .uncaughtExceptionHandler(
            (_, thrown) -> log.warn("a thread of an engine died: " + ForeignText.of(thrown)))
        .factory();
  }

  /** Runs this on a thread of the pool; false: the service is closed, or no thread starts. */
  boolean start(Runnable action) {
    try {
      pool.execute(action);
      return true;
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      log.warn("no thread for a search, or an engine's end: " + e.getMessage());
      return false;
    }
  }

  /** Runs this on a thread of the pool, or here where there is none. */
  void run(Runnable action) {
    if (!start(action)) {
      action.run();
    }
  }

  /** Runs this off the calling thread where that may be, though no thread of the pool starts. */
  void runLater(Runnable action) {
    if (pool.isShutdown()) {
      action.run();
    } else if (!start(action)) {
      var _ = alarms.set(action, 0);
    }
  }

  /** Starts no thread any more. */
  void shutDown() {
    pool.shutdown();
  }

  /** Waits for the threads to end, so long at most. */
  void awaitEnd(long ms) {
    try {
      var _ = pool.awaitTermination(ms, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
