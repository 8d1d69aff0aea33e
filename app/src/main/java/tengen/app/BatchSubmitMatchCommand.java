package tengen.app;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tengen.arena.batch.BatchStore;
import tengen.arena.batch.Job;

@Command(
    name = "match",
    description = {
      "A match, a unit for each pair of games with one opening and both colours; prints the job's"
          + " id.",
      "Files and programs that it names must be at the same place on every machine; a worker whose"
          + " engines or openings differ does none of it. The same match again is the same job."
    },
    mixinStandardHelpOptions = true)
final class BatchSubmitMatchCommand implements Callable<Integer> {
  @Mixin MatchFlags match = new MatchFlags();

  @Mixin BatchOption batch = new BatchOption();

  @Spec CommandSpec spec = CommandSpec.create();

  BatchSubmitMatchCommand() {}

  @Override
  public Integer call() throws Fatal, InterruptedException {
    MatchPlan plan = match.plan(spec.commandLine().getErr());
    Job job = MatchJob.of(plan, spec.commandLine().getParseResult(), Build.text());
    try (BatchStore store = batch.open()) {
      store.submit(job, MatchJob.units(plan));
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    spec.commandLine().getOut().println(job.id());
    return ExitCode.DONE;
  }
}
