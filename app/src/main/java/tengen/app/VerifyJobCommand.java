package tengen.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    description = {
      "The check of a proof, a unit for each range of its White nodes; prints the job's id.",
      "The tree itself is checked by every worker. A flaw ends the job."
    },
    mixinStandardHelpOptions = true)
final class VerifyJobCommand extends JobCommand {
  @Option(
      names = "--proof",
      paramLabel = "FILE",
      description = "The proof; default: the one that Tengen has.")
  @Nullable Path file;

  @Option(
      names = "--unit",
      paramLabel = "N",
      defaultValue = "500",
      description = "White nodes of a unit; default: ${DEFAULT-VALUE}.")
  int nodesEach = 500;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "1000000000",
      description = "The most positions for one reply; default: ${DEFAULT-VALUE}.")
  long nodes = 1_000_000_000;

  VerifyJobCommand() {}

  @Override
  VerifyWork work(PrintWriter err) throws Fatal, InterruptedException {
    if (nodesEach < 1 || nodes < 1) {
      throw GameFlags.misused("--unit, --nodes: 1 or more");
    }
    var argument = new ProofFileArgument();
    argument.file = file;
    return VerifyWork.of(argument.read(), nodesEach, nodes);
  }
}
