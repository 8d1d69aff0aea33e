package tengen.app.prove;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "prove",
    description = "Build, check and export proofs that Black wins freestyle Gomoku.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ProveBuildCommand.class,
      ProveStatusCommand.class,
      ProvePackCommand.class,
      ProveVerifyCommand.class,
      ProveExportCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  tengen prove build --dir proof --hours 12",
      "  tengen prove status proof",
      "  tengen prove pack proof -o h8.proof",
      "  tengen prove verify --sample 5",
      "  tengen prove verify h8.proof --threads 2",
      "  tengen prove export h8.proof --format sgf"
    })
public final class ProveCommand implements Runnable {
  @Spec CommandSpec spec = CommandSpec.create();

  public ProveCommand() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
