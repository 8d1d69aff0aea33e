package tengen.daemon.net;

import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import tengen.daemon.memory.MemoryFailure;

/**
 * Hears of what Netty catches and only logs: an error of memory may have cost it a thread, and with
 * that all clients of the thread.
 */
final class NettyFaults extends Handler {
  /** Held: the JDK forgets loggers that nobody holds, with their handlers. */
  private static final Logger NETTY = Logger.getLogger("io.netty");

  private static final Handler WATCH = new NettyFaults();

  private NettyFaults() {}

  /** From now on such an error ends the process. */
  static void watch() {
    if (!List.of(NETTY.getHandlers()).contains(WATCH)) {
      NETTY.addHandler(WATCH);
    }
  }

  @Override
  public void publish(LogRecord logged) {
    if (logged.getThrown() != null) {
      MemoryFailure.check(logged.getThrown());
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
