package tengen.app;

import java.io.IOException;
import tengen.config.LoggingConfig;
import tengen.daemon.Logs;

/** Directs the log, or says why it cannot. */
final class LogSetup {
  private LogSetup() {}

  static void open(LoggingConfig logging, boolean onStandardError) throws Fatal {
    try {
      Logs.open(logging, onStandardError);
    } catch (IOException e) {
      throw new Fatal(
          ExitCode.CONFIGURATION, "tengen: the log file cannot be written: " + e.getMessage(), e);
    }
  }
}
