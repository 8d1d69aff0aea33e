package tengen.host.memory;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Handles a lack of memory. Work for one client, such as a command, a request or a search, is given
 * up and {@link #recover} is called: the others go on, unless memory stays short. An error on any
 * other thread ends the process, since what the thread was about to do stays undone: one line on
 * standard error and in the log, and the exit code of an internal error. Until the line is out
 * nothing is allocated. Any thread may call.
 */
public final class MemoryFailure {
  private static final int INTERNAL_ERROR = 70;

  private static final String REASON =
      "out of memory in the whole process; docs/monitoring.md explains the memory settings";

  private static final LastLine LINE = new LastLine(REASON);

  /** Causes further down than this are not looked at: they may be a circle. */
  private static final int MOST_CAUSES = 10;

  private static final AtomicBoolean ENDING = new AtomicBoolean();

  private static final Duration PAUSE = Duration.ofMillis(100);

  /** Maximum number of attempts to log why the process ends. */
  private static final int MAX_TRIES = 20;

  /** Given up for what is told of a lack of memory: G1 needs a whole region, 1 MiB and more. */
  private static final int RESERVE_BYTES = 4 << 20;

  private static final byte[] NOTHING = {};
  private static volatile byte[] reserve = NOTHING;
  private static volatile int reserveBytes;

  private static final MemoryWatch WATCH =
      new MemoryWatch(MemoryFailure::hasRoom, MemoryFailure::end);

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
          reserveBytes = RESERVE_BYTES;
          reserve = new byte[RESERVE_BYTES];
        });
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, thrown) -> {
          checkLast(thrown);
          System.err.print("Exception in thread \"" + thread.getName() + "\" ");
          thrown.printStackTrace();
        });
  }

  /**
   * Whether a lack of memory is what was thrown, or the cause of it. If so, there is a little
   * memory again for what the caller does about it.
   */
  public static boolean isIn(Throwable thrown) {
    Throwable cause = thrown;
    for (int i = 0; cause != null && i < MOST_CAUSES; i++) {
      if (cause instanceof OutOfMemoryError) {
        reserve = NOTHING;
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  /** Ends the process if a lack of memory is what was thrown, or the cause of it. */
  public static void check(Throwable thrown) {
    if (isIn(thrown)) {
      end();
    }
  }

  /**
   * Does the same for a thread with whose end the process may end, by another exit code: it waits
   * while another thread ends the process for a lack of memory.
   */
  public static void checkLast(Throwable thrown) {
    check(thrown);
    while (ENDING.get()) {
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }

  /**
   * Goes on after a lack of memory. The caller has given up the work that met it, and all that the
   * work held. If memory stays short all the same, the process ends. Any other fault is ignored.
   */
  public static void recover(Throwable thrown) {
    if (isIn(thrown)) {
      WATCH.look();
    }
  }

  /** Whether there is memory for the reserve and, beside it, for whoever goes on. */
  private static boolean hasRoom() {
    if (ENDING.get()) {
      // The last line of the log needs what there is.
      return false;
    }
    try {
      byte[][] room = {new byte[RESERVE_BYTES], new byte[RESERVE_BYTES]};
      reserve = reserveBytes == 0 ? NOTHING : room[0];
      return true;
    } catch (OutOfMemoryError _) {
      return false;
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
    contain(() -> guard(task));
  }

  /**
   * Runs the task of one client on a thread that goes on. A lack of memory costs the task alone;
   * any other fault goes to the thread's handler of uncaught ones.
   */
  public static void contain(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error fault) {
      if (isIn(fault)) {
        WATCH.look();
      } else {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
      }
    }
  }

  /**
   * Runs this, again and again while there is no memory for it: somebody waits for what it does. It
   * may be done twice.
   */
  public static void insist(Runnable action) {
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

  /** The same executor with every task guarded. */
  public static Executor guarded(Executor executor) {
    return task -> executor.execute(() -> guard(task));
  }

  /** A second thread goes on while the first ends the process. */
  private static void end() {
    if (ENDING.compareAndSet(false, true)) {
      try {
        LINE.print();
        logReason();
      } finally {
        Runtime.getRuntime().halt(INTERNAL_ERROR);
      }
    }
  }

  /** Other threads may take the memory that is given up for this line, until they end of it. */
  private static void logReason() {
    reserve = NOTHING;
    for (int i = 0; i < MAX_TRIES; i++) {
      try {
        log.accept(REASON);
        return;
      } catch (RuntimeException | Error _) {
        LockSupport.parkNanos(PAUSE.toNanos());
      }
    }
  }
}
