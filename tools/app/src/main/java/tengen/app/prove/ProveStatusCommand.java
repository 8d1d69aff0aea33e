package tengen.app.prove;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.output.ExitCode;
import tengen.app.output.Fatal;

@Command(
    name = "status",
    description = "Tell how far the search for proofs in a folder has come.",
    mixinStandardHelpOptions = true)
final class ProveStatusCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", description = "The folder that tengen prove build works in.")
  Path folder = Path.of("");

  @Mixin ProofFlags flags = new ProofFlags();

  @Spec CommandSpec spec = CommandSpec.create();

  ProveStatusCommand() {}

  @Override
  public Integer call() throws Fatal {
    StatusText.lines(flags.read(folder).status()).forEach(spec.commandLine().getOut()::println);
    return ExitCode.DONE;
  }
}
