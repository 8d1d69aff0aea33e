package tengen.app.flags;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.text.FileReason;
import tengen.daemon.Logs;
import tengen.daemon.session.ProtocolLog;

/** The option {@code --log-protocol}, shared by all commands that have it. */
public final class ProtocolLogOption {
  @Option(
      names = "--log-protocol",
      paramLabel = "FILE",
      description = "Append every line in both directions to this file, with times.")
  @Nullable Path file;

  public ProtocolLogOption() {}

  /** Opens the log, or returns empty if the option is absent. */
  public Optional<ProtocolLog> open() throws CommandException {
    if (file == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(new ProtocolLog(file, InstantSource.system(), Logs::warn));
    } catch (IOException e) {
      throw new CommandException(
          ExitCode.COMMAND_LINE,
          "tengen: --log-protocol: cannot write: " + file + ": " + FileReason.of(e),
          e);
    }
  }
}
