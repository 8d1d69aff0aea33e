package tengen.app.prove;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.flags.GameFlags;
import tengen.app.job.JobCommand;
import tengen.app.output.CommandException;

@Command(
    name = "verify",
    description = {
      "Submit a job that checks a proof, one unit per range of its White nodes.",
      "Every worker checks the tree itself. A flaw ends the job."
    },
    mixinStandardHelpOptions = true)
public final class VerifyJobCommand extends JobCommand {
  @Option(
      names = "--proof",
      paramLabel = "FILE",
      description = "Proof file; default: the proof included with Tengen.")
  @Nullable Path file;

  @Option(
      names = "--unit",
      paramLabel = "N",
      defaultValue = "500",
      description = "Number of White nodes per unit; default: ${DEFAULT-VALUE}.")
  int nodesEach = 500;

  @Mixin CheckLimit limit = new CheckLimit();

  VerifyJobCommand() {}

  @Override
  public VerifyWork work(PrintWriter err) throws CommandException, InterruptedException {
    if (nodesEach < 1 || limit.nodes < 1) {
      throw GameFlags.misused("--unit and --nodes must be at least 1");
    }
    var argument = new ProofFileArgument();
    argument.file = file;
    return VerifyWork.of(argument.read(), nodesEach, limit.nodes);
  }
}
