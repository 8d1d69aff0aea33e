package tengen.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "submit",
    description = "Add a job, or more units to one that is there.",
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
final class BatchSubmitCommand implements Runnable {
  /** The kinds of jobs. */
  static final JobKinds KINDS = new JobKinds(BatchSubmitCommand::new);

  @Spec CommandSpec spec = CommandSpec.create();

  BatchSubmitCommand() {}

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a kind of job is missing: " + String.join(", ", spec.subcommands().keySet()));
  }
}
