package tengen.host.search;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tengen.host.log.LogDetails;
import tengen.host.plugin.ForeignText;

/**
 * The threads of a service, which search, compute substitute moves and close engines. Thread-safe.
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

  /**
   * Creates the factory for engines' own threads. If one dies, even from a lack of memory, only its
   * engine fails.
   */
  static ThreadFactory ofEngines(EngineLog log) {
    return named("engine")
        .uncaughtExceptionHandler(
            (_, thrown) ->
                log.warn(
                    LogDetails.line("thread of an engine died", "error", ForeignText.of(thrown))))
        .factory();
  }

  /**
   * Runs an action on a thread of the pool; returns false if the service is closed or no thread can
   * start.
   */
  boolean start(Runnable action) {
    try {
      pool.execute(action);
      return true;
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      log.warn(
          LogDetails.line(
              "cannot start a thread for a search", "error", String.valueOf(e.getMessage())));
      return false;
    }
  }

  /** Runs an action on a thread of the pool, or on the calling thread if none can start. */
  void run(Runnable action) {
    if (!start(action)) {
      action.run();
    }
  }

  /** Runs an action on another thread if possible, even if no thread of the pool can start. */
  void runLater(Runnable action) {
    if (pool.isShutdown()) {
      action.run();
    } else if (!start(action)) {
      var _ = alarms.set(action, 0);
    }
  }

  /** Stops starting threads. */
  void shutDown() {
    pool.shutdown();
  }

  /** Waits for the threads to end, for a limited time in milliseconds. */
  void awaitEnd(long ms) {
    try {
      var _ = pool.awaitTermination(ms, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
