package tengen.app.match;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.flags.GameFlags;
import tengen.app.job.JobCommand;
import tengen.app.output.CommandException;

@Command(
    name = MatchJobCommand.KIND,
    description = {
      "Submit a match as a job, with one unit per pair of games that share an" + " opening.",
      "Files and programs must have the same path on every machine. A worker with"
          + " other engines or openings skips the job. Submitting the same match again"
          + " gives the same job."
    },
    mixinStandardHelpOptions = true)
public final class MatchJobCommand extends JobCommand {
  /** The kind of jobs that are matches. */
  public static final String KIND = "match";

  @Mixin MatchFlags match = new MatchFlags();

  @Option(names = MatchFile.FLAG, paramLabel = "FILE", description = MatchFile.FLAG_HELP)
  @Nullable Path file;

  MatchJobCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    return file == null
        ? submitMatch()
        : MatchFile.run(
            file, MatchJobCommand::new, spec.commandLine(), MatchJobCommand::submitMatch);
  }

  private int submitMatch() throws CommandException, InterruptedException {
    match.requireEnd();
    return super.call();
  }

  @Override
  protected Set<String> amounts() {
    return Set.of("--games", GameFlags.CONCURRENCY);
  }

  @Override
  public MatchWork work(PrintWriter err) throws CommandException, InterruptedException {
    return MatchWork.of(match.plan(err), err);
  }
}
