package tengen.daemon.log;

import java.util.logging.LogManager;

/**
 * A {@code java.util.logging.manager} that closes the log only when told to. The JDK's closes it as
 * soon as a signal arrives, while ending sessions still log.
 */
public final class ShutdownSafeLogManager extends LogManager {
  /** Called by the JDK, which creates the manager by its class name. */
  public ShutdownSafeLogManager() {}

  /** Flushes and closes the process's log. */
  public static void end() {
    switch (LogManager.getLogManager()) {
      case ShutdownSafeLogManager lasting -> lasting.resetNow();
      case LogManager other -> other.reset();
    }
  }

  private void resetNow() {
    super.reset();
  }

  /** Does nothing; called by the JDK's shutdown hook. */
  @Override
  public void reset() {}
}
