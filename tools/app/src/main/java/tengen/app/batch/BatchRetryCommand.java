package tengen.app.batch;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.app.storage.BatchOption;
import tengen.jobs.BatchStore;

@Command(
    name = "retry",
    description = "Retry a job's failed units, and resume a cancelled job.",
    mixinStandardHelpOptions = true)
final class BatchRetryCommand implements Callable<Integer> {
  @Parameters(paramLabel = "JOB", description = "Id of the job.")
  String id = "";

  @Mixin BatchOption batch = new BatchOption();

  @Spec CommandSpec spec = CommandSpec.create();

  BatchRetryCommand() {}

  @Override
  public Integer call() throws CommandException {
    try (BatchStore store = batch.openExisting()) {
      int waiting = store.retry(BatchOption.job(store, id).job().id());
      spec.commandLine().getOut().println(waiting + " units queued again");
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    return ExitCode.DONE;
  }
}
