package tengen.host.memory;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/**
 * Handles out-of-memory errors. Work for one client, such as a command, request or search, is
 * abandoned, and its thread calls {@link #recover}: other clients continue unless memory stays
 * short. An error on any other thread ends the process, because that thread's work would be lost.
 * The process then logs one line, prints it to standard error, and exits with the code of an
 * internal error, without an allocation before that. Thread-safe.
 */
public final class MemoryFailure {
  private static final int INTERNAL_ERROR = 70;

  private static final String REASON =
      "out of memory in the whole process; docs/monitoring.md explains the memory settings";

  private static final LastLine LINE = new LastLine(REASON);

  /** Maximum number of causes examined, since causes may form a cycle. */
  private static final int MAX_CAUSES = 10;

  private static final AtomicBoolean EXITING = new AtomicBoolean();

  private static final Duration PAUSE = Duration.ofMillis(100);

  /** Released before an error is logged, in bytes. G1 needs at least a whole region of 1 MiB. */
  private static final int RESERVE_BYTES = 4 << 20;

  private static final byte[] NOTHING = {};
  private static volatile byte[] reserve = NOTHING;
  private static volatile int reserveBytes;

  private static final MemoryWatch WATCH =
      new MemoryWatch(MemoryFailure::hasRoom, MemoryFailure::end);

  private static volatile Runnable logReason = () -> {};

  private MemoryFailure() {}

  /**
   * Makes uncaught out-of-memory errors end the process.
   *
   * @param lastLogLine prepares the log's last line from its text; empty if there is no log. The
   *     result must not allocate memory
   */
  public static void watchProcess(Function<String, Optional<Runnable>> lastLogLine) {
    lastLogLine
        .apply(REASON)
        .ifPresent(
            line -> {
              logReason = line;
              reserveBytes = RESERVE_BYTES;
              reserve = new byte[RESERVE_BYTES];
            });
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, thrown) -> {
          checkLast(thrown);
          try {
            System.err.print("Exception in thread \"" + thread.getName() + "\" ");
            thrown.printStackTrace();
          } catch (OutOfMemoryError e) {
            checkLast(e);
          }
        });
  }

  /**
   * Returns whether an exception is, or is caused by, an out-of-memory error. If so, releases the
   * reserve for the caller's handling.
   */
  public static boolean isIn(Throwable thrown) {
    Throwable cause = thrown;
    for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
      if (cause instanceof OutOfMemoryError) {
        reserve = NOTHING;
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  /** Ends the process if an exception is, or is caused by, an out-of-memory error. */
  public static void check(Throwable thrown) {
    if (isIn(thrown)) {
      end();
    }
  }

  /**
   * Does the same as {@link #check} on a thread whose end may end the process with another exit
   * code. Waits if another thread is ending the process for a lack of memory.
   */
  public static void checkLast(Throwable thrown) {
    check(thrown);
    while (EXITING.get()) {
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }

  /**
   * Continues after an out-of-memory error. The caller must have released the failed work and its
   * data. Ends the process if memory stays short. Ignores other exceptions.
   */
  public static void recover(Throwable thrown) {
    if (isIn(thrown)) {
      WATCH.check();
    }
  }

  /** Returns whether there is memory for the reserve and as much again. */
  private static boolean hasRoom() {
    try {
      byte[][] room = {new byte[RESERVE_BYTES], new byte[RESERVE_BYTES]};
      reserve = reserveBytes == 0 ? NOTHING : room[0];
      return true;
    } catch (OutOfMemoryError _) {
      return false;
    }
  }

  /** Runs an action; ends the process if it runs out of memory. */
  public static void guard(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error e) {
      check(e);
      throw e;
    }
  }

  /**
   * Runs a task; ends the process if it runs out of memory. Passes other exceptions to the thread's
   * uncaught exception handler.
   */
  public static void guardTask(Runnable task) {
    contain(() -> guard(task));
  }

  /**
   * Runs a client's task. An out-of-memory error ends only the task; other exceptions go to the
   * thread's uncaught exception handler.
   */
  public static void contain(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error fault) {
      if (isIn(fault)) {
        WATCH.check();
      } else {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
      }
    }
  }

  /** Runs an action, and repeats it while it runs out of memory. The action must be idempotent. */
  public static void retryOutOfMemory(Runnable action) {
    boolean isDone = false;
    while (!isDone) {
      try {
        action.run();
        isDone = true;
      } catch (OutOfMemoryError e) {
        recover(e);
        LockSupport.parkNanos(PAUSE.toNanos());
      }
    }
  }

  /** Returns an executor that guards each task. */
  public static Executor guarded(Executor executor) {
    return task -> executor.execute(() -> guard(task));
  }

  /** Ends the process; does nothing if another thread is already ending it. */
  private static void end() {
    if (EXITING.compareAndSet(false, true)) {
      try {
        LINE.print();
        logReason.run();
      } finally {
        Runtime.getRuntime().halt(INTERNAL_ERROR);
      }
    }
  }
}
