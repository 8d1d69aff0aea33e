package tengen.app.control;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.flags.ConfigOption;
import tengen.app.install.ConfigDraft;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.daemon.control.ControlSocket;

/** Options that select the daemon to control. */
final class ControlOptions {
  @Mixin ConfigOption config = new ConfigOption();

  @Option(
      names = "--socket",
      paramLabel = "PATH",
      description = "Control socket of the daemon; default: the configuration's control.socket.")
  @Nullable Path socket;

  ControlOptions() {}

  /** Sends a line to the daemon's control socket and returns the reply's lines. */
  List<String> ask(String line) throws CommandException {
    Path path = socket == null ? configured() : socket;
    try {
      return ControlSocket.ask(path, line);
    } catch (IOException e) {
      throw new CommandException(
          ExitCode.NO, "tengen: no daemon listens at " + path + ": " + e.getMessage(), e);
    }
  }

  private Path configured() throws CommandException {
    ConfigDraft draft = ConfigDraft.read(config.file);
    draft.requireSound();
    return draft
        .config()
        .control()
        .socket()
        .orElseThrow(
            () ->
                new CommandException(
                    ExitCode.CONFIGURATION,
                    "tengen: the configuration has no control.socket; set it, or name one by"
                        + " --socket"));
  }
}
