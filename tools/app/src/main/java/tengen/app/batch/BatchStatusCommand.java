package tengen.app.batch;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.flags.JsonOption;
import tengen.app.flags.RefreshFlags;
import tengen.app.job.KindWork;
import tengen.app.job.MatchFormat;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.app.storage.BatchOption;
import tengen.app.text.JobText;
import tengen.app.text.LiveText;
import tengen.jobs.BatchStore;
import tengen.jobs.JobStatus;

@Command(
    name = "status",
    description =
        "Show the progress of jobs, newest first. For a single job, also lists the"
            + " units that were given up.",
    mixinStandardHelpOptions = true)
final class BatchStatusCommand implements Callable<Integer> {
  /** Maximum number of report lines that {@code --watch} shows; longer reports are omitted. */
  private static final int MAX_LINES = 40;

  @Parameters(paramLabel = "JOB", arity = "0..1", description = "Id of one job; default: all jobs.")
  @Nullable String id;

  @Mixin JsonOption json = new JsonOption();

  @Option(
      names = "--watch",
      description =
          "Refresh until all jobs are over or q is pressed. For a single job, also shows"
              + " its results.")
  boolean watch;

  @Mixin RefreshFlags refresh = new RefreshFlags();

  @Mixin BatchOption batch = new BatchOption();

  @Spec CommandSpec spec = CommandSpec.create();

  BatchStatusCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    long everyMs = refresh.everyMs();
    if (watch && json.isGiven()) {
      throw GameFlags.misused("--watch cannot be combined with --json");
    }
    try (BatchStore store = batch.openExisting()) {
      if (watch) {
        watch(store, everyMs);
      } else {
        print(store);
      }
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    return ExitCode.DONE;
  }

  private List<JobStatus> jobs(BatchStore store) throws CommandException, IOException {
    String wanted = id;
    return wanted == null ? store.jobs() : List.of(BatchOption.job(store, wanted));
  }

  private void print(BatchStore store) throws CommandException, IOException {
    PrintWriter out = spec.commandLine().getOut();
    List<JobStatus> jobs = jobs(store);
    if (json.isGiven()) {
      jobs.forEach(job -> JsonOption.print(JobText.json(job), out));
    } else {
      lines(store, jobs).forEach(out::println);
    }
    out.flush();
  }

  private List<String> lines(BatchStore store, List<JobStatus> jobs) throws IOException {
    List<String> lines = new ArrayList<>(JobText.table(jobs).lines().toList());
    if (id != null) {
      store.dead(id).forEach(unit -> lines.add(JobText.line(unit)));
    }
    return lines;
  }

  private void watch(BatchStore store, long everyMs)
      throws CommandException, IOException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    KindWork work =
        id == null
            ? null
            : BatchSubmitCommand.KINDS.work(
                jobs(store).getFirst().job(), spec.commandLine().getErr());
    try (LiveText live = RefreshFlags.open(out)) {
      boolean isOver;
      do {
        List<JobStatus> jobs = jobs(store);
        List<String> lines = lines(store, jobs);
        if (work != null && id != null) {
          lines.addAll(table(work, store, id));
        }
        live.show(lines);
        isOver = jobs.stream().allMatch(JobStatus::isOver);
      } while (!isOver && !live.endsWithin(everyMs));
    }
  }

  private static List<String> table(KindWork work, BatchStore store, String job)
      throws IOException {
    List<String> lines = new ArrayList<>(List.of(""));
    work.report(store.results(job), MatchFormat.TEXT).lines().forEach(lines::add);
    return lines.size() > MAX_LINES ? List.of() : lines;
  }
}
