package tengen.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.text.JobText;
import tengen.arena.batch.BatchStore;
import tengen.arena.batch.JobStatus;
import tengen.protocol.json.JsonWriter;

@Command(
    name = "status",
    description = "How far jobs are, the latest first; of one, its units that were given up, too.",
    mixinStandardHelpOptions = true)
final class BatchStatusCommand implements Callable<Integer> {
  @Parameters(paramLabel = "JOB", arity = "0..1", description = "One job; without it: all.")
  @Nullable String id;

  @Option(names = "--json", description = "One JSON object a line.")
  boolean json;

  @Mixin BatchOption batch = new BatchOption();

  @Spec CommandSpec spec = CommandSpec.create();

  BatchStatusCommand() {}

  @Override
  public Integer call() throws Fatal {
    PrintWriter out = spec.commandLine().getOut();
    try (BatchStore store = batch.open()) {
      String wanted = id;
      List<JobStatus> jobs =
          wanted == null ? store.jobs() : List.of(BatchOption.job(store, wanted));
      if (json) {
        jobs.forEach(job -> out.println(JsonWriter.write(JobText.json(job))));
      } else {
        out.print(JobText.table(jobs));
        if (wanted != null) {
          store.dead(wanted).forEach(unit -> out.println(JobText.line(unit)));
        }
      }
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    out.flush();
    return ExitCode.DONE;
  }
}
