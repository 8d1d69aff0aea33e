package tengen.daemon.net;

import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import tengen.daemon.memory.MemoryFailure;

/**
 * Hears of what Netty catches and only logs. A lack of memory that a task, a listener or a new
 * channel met costs that alone, unless memory stays short. Where a thread has ended of it, which
 * would leave all its channels without one, the process ends.
 */
final class NettyFaults extends Handler {
  /** Held: the JDK forgets loggers that nobody holds, with their handlers. */
  private static final Logger NETTY = Logger.getLogger("io.netty");

  /** How the message begins that tells of the end of a thread. */
  private static final String END_OF_THREAD = "Unexpected exception from an event executor";

  private static final Handler WATCH = new NettyFaults();

  private NettyFaults() {}

  /** Hears of them from now on. */
  static void watch() {
    if (!List.of(NETTY.getHandlers()).contains(WATCH)) {
      NETTY.addHandler(WATCH);
    }
  }

  @Override
  public void publish(LogRecord logged) {
    Throwable thrown = logged.getThrown();
    if (thrown == null) {
      return;
    }
    if (String.valueOf(logged.getMessage()).startsWith(END_OF_THREAD)) {
      MemoryFailure.check(thrown);
    } else {
      MemoryFailure.recover(thrown);
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
