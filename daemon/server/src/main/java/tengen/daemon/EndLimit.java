package tengen.daemon;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import tengen.host.memory.LastLine;

/**
 * Ends the process where its orderly end takes too long: what that waits for may be dead, for lack
 * of memory. All that it needs is made beforehand.
 */
final class EndLimit implements Runnable {
  /** An orderly end waits for clients for two seconds, and then for the archive for two. */
  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(6);

  private static final LastLine LINE = new LastLine("told to end, but could not in order");

  private final Thread thread = new Thread(this, "end-limit");
  private final int exitCode;

  /**
   * A limit that does not run yet.
   *
   * @param exitCode of the process where it is reached
   */
  EndLimit(int exitCode) {
    this.exitCode = exitCode;
    thread.setDaemon(true);
  }

  /** The end begins now. */
  void start() {
    thread.start();
  }

  @Override
  public void run() {
    long began = System.nanoTime();
    for (long rest = LONGEST_NANOS; rest > 0; rest = began + LONGEST_NANOS - System.nanoTime()) {
      LockSupport.parkNanos(rest);
    }
    try {
      LINE.print();
    } finally {
      Runtime.getRuntime().halt(exitCode);
    }
  }
}
