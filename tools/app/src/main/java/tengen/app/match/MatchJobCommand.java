package tengen.app.match;

import java.io.PrintWriter;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tengen.app.flags.GameFlags;
import tengen.app.job.JobCommand;
import tengen.app.output.Fatal;

@Command(
    name = "match",
    description = {
      "A match, a unit for each pair of games with one opening and both colours; prints the job's"
          + " id.",
      "Files and programs that it names must be at the same place on every machine; a worker whose"
          + " engines or openings differ does none of it. The same match again is the same job."
    },
    mixinStandardHelpOptions = true)
public final class MatchJobCommand extends JobCommand {
  @Mixin MatchFlags match = new MatchFlags();

  MatchJobCommand() {}

  @Override
  public Integer call() throws Fatal, InterruptedException {
    match.requireEnd();
    return super.call();
  }

  @Override
  protected Set<String> amounts() {
    return Set.of("--games", GameFlags.CONCURRENCY);
  }

  @Override
  public MatchWork work(PrintWriter err) throws Fatal, InterruptedException {
    return MatchWork.of(match.plan(err), err);
  }
}
