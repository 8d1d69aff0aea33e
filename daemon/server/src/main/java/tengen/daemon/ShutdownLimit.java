package tengen.daemon;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import tengen.host.memory.LastLine;

/**
 * Halts the process if its shutdown takes too long, for example because threads died from a lack of
 * memory. Allocates everything it needs in advance.
 */
final class ShutdownLimit implements Runnable {
  /**
   * Maximum duration of a shutdown, in nanoseconds. Clients and the archive get two seconds each.
   */
  private static final long TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(6);

  private static final LastLine LINE = new LastLine("told to end, but could not in order");

  private final Thread thread = new Thread(this, "end-limit");
  private final int exitCode;

  /**
   * Creates a limit that is not running.
   *
   * @param exitCode of the process when the limit is reached
   */
  ShutdownLimit(int exitCode) {
    this.exitCode = exitCode;
    thread.setDaemon(true);
  }

  /** Starts the limit at the beginning of the shutdown. */
  void start() {
    thread.start();
  }

  @Override
  public void run() {
    long began = System.nanoTime();
    for (long rest = TIMEOUT_NANOS; rest > 0; rest = began + TIMEOUT_NANOS - System.nanoTime()) {
      LockSupport.parkNanos(rest);
    }
    try {
      LINE.print();
    } finally {
      Runtime.getRuntime().halt(exitCode);
    }
  }
}
