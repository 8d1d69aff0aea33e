package tengen.app.batch;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.app.storage.BatchOption;
import tengen.jobs.BatchStore;

@Command(
    name = "cancel",
    description = "Cancel a job. Results of units that are running still count.",
    mixinStandardHelpOptions = true)
final class BatchCancelCommand implements Callable<Integer> {
  @Parameters(paramLabel = "JOB", description = "Id of the job.")
  String id = "";

  @Mixin BatchOption batch = new BatchOption();

  BatchCancelCommand() {}

  @Override
  public Integer call() throws CommandException {
    try (BatchStore store = batch.openExisting()) {
      store.stop(BatchOption.job(store, id).job().id(), "cancelled");
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    return ExitCode.DONE;
  }
}
