package tengen.app.batch;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "batch",
    description = "Manage jobs that any number of workers process, on one or more machines.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      BatchSubmitCommand.class,
      BatchStatusCommand.class,
      BatchResultsCommand.class,
      BatchCancelCommand.class,
      BatchRetryCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  tengen batch submit match --engine gomoku --engine gomoku-classic --nodes 1000 --games"
          + " 200",
      "  tengen worker --threads 4",
      "  tengen batch status",
      "  tengen batch results 3f9a0c41d27b",
      "  tengen batch cancel 3f9a0c41d27b"
    })
public final class BatchCommand implements Runnable {
  @Spec CommandSpec spec = CommandSpec.create();

  public BatchCommand() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
