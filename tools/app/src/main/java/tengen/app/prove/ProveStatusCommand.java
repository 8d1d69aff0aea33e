package tengen.app.prove;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;

@Command(
    name = "status",
    description = "Show the progress of the proof search in a folder.",
    mixinStandardHelpOptions = true)
final class ProveStatusCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", description = "Folder of tengen prove build.")
  Path folder = Path.of("");

  @Mixin ProofFlags flags = new ProofFlags();

  @Spec CommandSpec spec = CommandSpec.create();

  ProveStatusCommand() {}

  @Override
  public Integer call() throws CommandException {
    StatusText.lines(flags.read(folder).status()).forEach(spec.commandLine().getOut()::println);
    return ExitCode.DONE;
  }
}
