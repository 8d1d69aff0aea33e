package tengen.daemon.log;

import java.util.logging.LogManager;

/**
 * The {@code java.util.logging.manager}, which ends the log when it is told to. The JDK's does as
 * soon as a signal comes, while sessions still end and have something to tell.
 */
public final class LastingLogManager extends LogManager {
  /** For the JDK, which makes it by name. */
  public LastingLogManager() {}

  /** Completes the process's log. */
  public static void end() {
    switch (LogManager.getLogManager()) {
      case LastingLogManager lasting -> lasting.resetNow();
      case LogManager other -> other.reset();
    }
  }

  private void resetNow() {
    super.reset();
  }

  /** What the JDK's shutdown hook calls. */
  @Override
  public void reset() {}
}
