package tengen.app.install;

import java.io.IOException;
import tengen.app.output.ExitCode;
import tengen.app.output.Fatal;
import tengen.config.LoggingConfig;
import tengen.daemon.Logs;
import tengen.host.memory.MemoryFailure;

/** Directs the log, or says why it cannot. From then on no error of memory goes unseen. */
public final class LogSetup {
  private LogSetup() {}

  /** Where something is wrong with the configuration there will be nothing to log. */
  public static void open(ConfigDraft draft, boolean onStandardError) throws Fatal {
    if (!draft.isSound()) {
      return;
    }
    try {
      LoggingConfig logging = draft.config().logging();
      Logs.open(logging, onStandardError);
      MemoryFailure.watchProcess(logging.file().map(_ -> LogSetup::tellLast));
    } catch (IOException e) {
      throw new Fatal(
          ExitCode.CONFIGURATION, "tengen: the log file cannot be written: " + e.getMessage(), e);
    }
  }

  private static void tellLast(String line) {
    Logs.warn(line);
    Logs.close();
  }
}
