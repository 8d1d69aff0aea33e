package tengen.app;

import java.io.PrintWriter;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "tune",
    description = {
      "A tuning, a unit for each pair of games; prints the job's id.",
      "A step begins when all pairs of the step before are played: --pairs is how many workers it"
          + " can occupy."
    },
    mixinStandardHelpOptions = true)
final class TuneJobCommand extends JobCommand {
  @Mixin TuneFlags tune = new TuneFlags();

  TuneJobCommand() {}

  @Override
  Set<String> amounts() {
    return Set.of(GameFlags.CONCURRENCY);
  }

  @Override
  TuneWork work(PrintWriter err) throws Fatal, InterruptedException {
    return new TuneWork(tune.plan(err));
  }
}
