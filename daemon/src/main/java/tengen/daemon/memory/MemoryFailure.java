package tengen.daemon.memory;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * The end of a process that has run out of memory. Which thread meets the error is chance, and what
 * it was about to do stays undone; so unless it is an engine's, whose session goes on without it,
 * the process ends: one line on standard error and in the log, and the exit code of an internal
 * error. Until the line is out nothing is allocated. Any thread may call.
 */
public final class MemoryFailure {
  private static final int INTERNAL_ERROR = 70;

  private static final String REASON =
      "out of memory, and not in an engine's search: docs/operations.md tells what needs how much";

  private static final LastLine LINE = new LastLine(REASON);

  /** Causes further down than this are not looked at: they may be a circle. */
  private static final int MOST_CAUSES = 10;

  private static final AtomicBoolean ENDING = new AtomicBoolean();

  /** Given up at the end, for the line in the log: G1 needs a whole region, 1 MiB and more. */
  private static final int RESERVE_BYTES = 4 << 20;

  private static final byte[] NOTHING = {};
  private static volatile byte[] reserve = NOTHING;

  private static volatile Consumer<String> log = _ -> {};

  private MemoryFailure() {}

  /**
   * From now on it ends the process too where a thread dies of it.
   *
   * @param logFile gets the line as well
   */
  public static void watchProcess(Optional<Consumer<String>> logFile) {
    logFile.ifPresent(
        file -> {
          log = file;
          reserve = new byte[RESERVE_BYTES];
        });
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, thrown) -> {
          check(thrown);
          System.err.print("Exception in thread \"" + thread.getName() + "\" ");
          thrown.printStackTrace();
        });
  }

  /** Ends the process if this is what was thrown, or the cause of it. */
  public static void check(Throwable thrown) {
    Throwable cause = thrown;
    for (int i = 0; cause != null && i < MOST_CAUSES; i++) {
      if (cause instanceof OutOfMemoryError) {
        end();
      }
      cause = cause.getCause();
    }
  }

  /** Runs this; ends the process if that runs out of memory. */
  public static void guard(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error e) {
      check(e);
      throw e;
    }
  }

  /**
   * The same on a thread that goes on: any other fault goes to the thread's handler of uncaught
   * ones.
   */
  public static void guardTask(Runnable task) {
    try {
      guard(task);
    } catch (RuntimeException | Error fault) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
    }
  }

  /** The same executor with every task guarded. */
  public static Executor guarded(Executor executor) {
    return task -> executor.execute(() -> guard(task));
  }

  /** A second thread goes on while the first ends the process. */
  private static void end() {
    if (ENDING.compareAndSet(false, true)) {
      try {
        LINE.print();
        reserve = NOTHING;
        log.accept(REASON);
      } catch (RuntimeException | Error _) {
        // Nobody can be told.
      } finally {
        Runtime.getRuntime().halt(INTERNAL_ERROR);
      }
    }
  }
}
