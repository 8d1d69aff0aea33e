package tengen.app.install;

import java.io.IOException;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.config.LoggingConfig;
import tengen.daemon.Logs;
import tengen.host.memory.MemoryFailure;

/**
 * Opens the log, or reports why it cannot be opened. From then on memory errors are always logged.
 */
public final class LogSetup {
  private LogSetup() {}

  /**
   * Opens the log. Does nothing if the configuration has problems, since the command is about to
   * fail.
   */
  public static void open(ConfigDraft draft, boolean onStandardError) throws CommandException {
    if (!draft.isSound()) {
      return;
    }
    try {
      LoggingConfig logging = draft.config().logging();
      Logs.open(logging, onStandardError);
      MemoryFailure.watchProcess(Logs::prepare);
    } catch (IOException e) {
      throw new CommandException(
          ExitCode.CONFIGURATION, "tengen: the log file cannot be written: " + e.getMessage(), e);
    }
  }
}
