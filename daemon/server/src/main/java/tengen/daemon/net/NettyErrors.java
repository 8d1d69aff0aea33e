package tengen.daemon.net;

import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import tengen.host.memory.MemoryFailure;

/**
 * A log handler that notices errors of memory which Netty catches and only logs. An error in a
 * task, in a listener or on a new channel ends that alone, unless memory stays short. An error that
 * has ended a thread leaves all channels of the thread without one, so the process ends.
 */
final class NettyErrors extends Handler {
  /** Kept here because the JDK forgets loggers that nobody refers to, with their handlers. */
  private static final Logger NETTY = Logger.getLogger("io.netty");

  /** Start of the message about a thread that has ended. */
  private static final String END_OF_THREAD = "Unexpected exception from an event executor";

  private static final Handler WATCH = new NettyErrors();

  private NettyErrors() {}

  /** Installs the handler. */
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
