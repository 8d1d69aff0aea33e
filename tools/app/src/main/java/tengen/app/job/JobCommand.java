package tengen.app.job;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tengen.app.install.Build;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.app.storage.BatchOption;
import tengen.jobs.BatchStore;
import tengen.jobs.Job;

/**
 * Base class of the commands that submit a job of one kind. Workers reproduce the work from the
 * same options.
 */
public abstract class JobCommand implements Callable<Integer> {
  @Mixin BatchOption batch = new BatchOption();

  @Spec public CommandSpec spec = CommandSpec.create();

  /**
   * Returns the work that the options ask for.
   *
   * @param err receives output of engines
   */
  public abstract KindWork work(PrintWriter err) throws CommandException, InterruptedException;

  /**
   * Returns the options that set only the amount of work or its concurrency. They do not change the
   * job's id.
   */
  protected Set<String> amounts() {
    return Set.of();
  }

  @Override
  public Integer call() throws CommandException, InterruptedException {
    return submit(work(spec.commandLine().getErr()));
  }

  /** Submits a job of this work and prints its id. */
  protected final int submit(KindWork work) throws CommandException {
    Job job = JobKinds.job(this, work, spec.commandLine().getParseResult(), Build.text());
    try (BatchStore store = batch.open()) {
      SubmittedJob.submit(store, job, work);
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    spec.commandLine().getOut().println(job.id());
    return ExitCode.DONE;
  }
}
