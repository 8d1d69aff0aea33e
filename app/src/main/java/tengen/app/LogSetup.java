package tengen.app;

import java.io.IOException;
import tengen.daemon.Logs;

/** Directs the log, or says why it cannot. */
final class LogSetup {
  private LogSetup() {}

  /** Where something is wrong with the configuration there will be nothing to log. */
  static void open(ConfigDraft draft, boolean onStandardError) throws Fatal {
    if (!draft.isSound()) {
      return;
    }
    try {
      Logs.open(draft.config().logging(), onStandardError);
    } catch (IOException e) {
      throw new Fatal(
          ExitCode.CONFIGURATION, "tengen: the log file cannot be written: " + e.getMessage(), e);
    }
  }
}
