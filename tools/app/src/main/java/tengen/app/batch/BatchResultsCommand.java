package tengen.app.batch;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.flags.JsonOption;
import tengen.app.job.KindWork;
import tengen.app.job.MatchFormat;
import tengen.app.match.MatchJobCommand;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.app.storage.BatchOption;
import tengen.app.tune.TuneJobCommand;
import tengen.jobs.BatchStore;
import tengen.jobs.Job;
import tengen.jobs.UnitResult;
import tengen.protocol.json.Json;

@Command(
    name = "results",
    description = "Print a job's results so far. For a match, prints the table of tengen match.",
    mixinStandardHelpOptions = true)
final class BatchResultsCommand implements Callable<Integer> {
  /** Kinds of jobs whose report is an object with {@code --json}. */
  private static final Set<String> WITH_OBJECT = Set.of(MatchJobCommand.KIND, TuneJobCommand.KIND);

  @Parameters(paramLabel = "JOB", description = "Id of the job.")
  String id = "";

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "Format of a match's table: ${COMPLETION-CANDIDATES}; default:" + " ${DEFAULT-VALUE}.")
  MatchFormat format = MatchFormat.TEXT;

  @Option(
      names = "--units",
      description = "Print each unit's stored result: its id, a tab and the result.")
  boolean units;

  @Mixin JsonOption json = new JsonOption();

  @Mixin BatchOption batch = new BatchOption();

  @Spec CommandSpec spec = CommandSpec.create();

  BatchResultsCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    try (BatchStore store = batch.openExisting()) {
      Job job = BatchOption.job(store, id).job();
      if (units) {
        for (UnitResult each : store.results(id)) {
          json.print(
              each.unit() + "\t" + each.result(),
              Json.Fields.NONE.with("unit", each.unit()).with("result", each.result()),
              out);
        }
      } else {
        KindWork work = BatchSubmitCommand.KINDS.work(job, spec.commandLine().getErr());
        out.print(work.report(store.results(id), format(job)));
      }
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    out.flush();
    return ExitCode.DONE;
  }

  private MatchFormat format(Job job) throws CommandException {
    if (json.isGiven() && spec.commandLine().getParseResult().hasMatchedOption("--format")) {
      throw GameFlags.misused("use --json or --format, not both");
    }
    if (json.isGiven() && !WITH_OBJECT.contains(job.kind())) {
      throw GameFlags.misused("--json needs --units for a job of kind " + job.kind());
    }
    return json.isGiven() ? MatchFormat.JSON : format;
  }
}
