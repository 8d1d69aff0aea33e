package tengen.app.prove;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.JsonOption;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.proof.build.ProofStatus;

@Command(
    name = "status",
    description = "Show the progress of the proof search in a folder.",
    mixinStandardHelpOptions = true)
final class ProveStatusCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", description = "Folder of tengen prove build.")
  Path folder = Path.of("");

  @Mixin ProofFlags flags = new ProofFlags();

  @Mixin JsonOption json = new JsonOption();

  @Spec CommandSpec spec = CommandSpec.create();

  ProveStatusCommand() {}

  @Override
  public Integer call() throws CommandException {
    PrintWriter out = spec.commandLine().getOut();
    ProofStatus status = flags.read(folder).status();
    if (json.isGiven()) {
      StatusJson.objects(status).forEach(each -> JsonOption.print(each, out));
    } else {
      StatusText.lines(status).forEach(out::println);
    }
    return ExitCode.DONE;
  }
}
