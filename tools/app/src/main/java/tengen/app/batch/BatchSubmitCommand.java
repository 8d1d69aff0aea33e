package tengen.app.batch;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tengen.app.analyse.AnalyseJobCommand;
import tengen.app.job.JobKinds;
import tengen.app.match.MatchJobCommand;
import tengen.app.prove.ProveJobCommand;
import tengen.app.prove.VerifyJobCommand;
import tengen.app.selfplay.SelfPlayJobCommand;
import tengen.app.solve.SolveJobCommand;
import tengen.app.tune.TuneJobCommand;

@Command(
    name = "submit",
    description = "Submit a job, or add units to an existing one. Prints the job's id.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "KIND",
    subcommands = {
      MatchJobCommand.class,
      TuneJobCommand.class,
      SelfPlayJobCommand.class,
      AnalyseJobCommand.class,
      SolveJobCommand.class,
      ProveJobCommand.class,
      VerifyJobCommand.class
    })
public final class BatchSubmitCommand implements Runnable {
  /** All kinds of jobs that can be submitted. */
  public static final JobKinds KINDS = new JobKinds(BatchSubmitCommand::new);

  @Spec CommandSpec spec = CommandSpec.create();

  BatchSubmitCommand() {}

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a kind of job is missing: " + String.join(", ", spec.subcommands().keySet()));
  }
}
