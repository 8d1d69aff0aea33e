package tengen.app.tune;

import java.io.PrintWriter;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tengen.app.flags.GameFlags;
import tengen.app.job.JobCommand;
import tengen.app.output.Fatal;

@Command(
    name = "tune",
    description = {
      "A tuning, a unit for each pair of games; prints the job's id.",
      "A step begins when all pairs of the step before are played: --pairs is how many workers it"
          + " can occupy."
    },
    mixinStandardHelpOptions = true)
public final class TuneJobCommand extends JobCommand {
  @Mixin TuneFlags tune = new TuneFlags();

  TuneJobCommand() {}

  @Override
  protected Set<String> amounts() {
    return Set.of(GameFlags.CONCURRENCY);
  }

  @Override
  public TuneWork work(PrintWriter err) throws Fatal, InterruptedException {
    return new TuneWork(tune.plan(err));
  }
}
