package tengen.app.tune;

import java.io.PrintWriter;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tengen.app.flags.GameFlags;
import tengen.app.job.JobCommand;
import tengen.app.output.CommandException;

@Command(
    name = TuneJobCommand.KIND,
    description = {
      "Submit a tuning as a job, one unit per pair of games.",
      "A step begins when all pairs of the previous step are played, so --pairs"
          + " limits the number of busy workers."
    },
    mixinStandardHelpOptions = true)
public final class TuneJobCommand extends JobCommand {
  /** The kind of jobs that are tunings. */
  public static final String KIND = "tune";

  @Mixin TuneFlags tune = new TuneFlags();

  TuneJobCommand() {}

  @Override
  protected Set<String> amounts() {
    return Set.of(GameFlags.CONCURRENCY);
  }

  @Override
  public TuneWork work(PrintWriter err) throws CommandException, InterruptedException {
    return new TuneWork(tune.plan(err));
  }
}
