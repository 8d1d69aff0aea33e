package tengen.app.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import tengen.app.flags.GameFlags;
import tengen.app.install.InstallFolder;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.jobs.BatchFactory;
import tengen.jobs.BatchStore;
import tengen.jobs.JobStatus;

/** The option for the database of jobs. */
public final class BatchOption {
  @Option(
      names = "--db",
      paramLabel = "URL",
      defaultValue = "jdbc:sqlite:batch.db",
      description = {
        "Job database, SQLite or PostgreSQL; default: ${DEFAULT-VALUE}, in the user's"
            + " state folder.",
        "Workers on other machines need PostgreSQL."
      })
  public String url = "jdbc:sqlite:batch.db";

  /** Default interval between a worker's heartbeats, in seconds. */
  public static final String HEARTBEAT_SECONDS = "10";

  /** Default time after which a unit without progress is given up, in minutes. */
  public static final String STALL_MINUTES = "720";

  public BatchOption() {}

  /** Opens the database. */
  public BatchStore open() throws CommandException {
    return open(url);
  }

  /** Opens an existing database, so that a question about jobs does not create one. */
  public BatchStore openExisting() throws CommandException {
    ArchiveOption.requireUrl(url);
    StateFolder.requireFile(StateFolder.url(url), "job database");
    return open(url);
  }

  public static BatchStore open(String url) throws CommandException {
    ArchiveOption.requireUrl(url);
    BatchFactory factory =
        InstallFolder.installed()
            .flatMap(BatchOption::factory)
            .orElseThrow(
                () ->
                    new CommandException(ExitCode.INTERNAL, "tengen: lib/batch cannot be loaded"));
    try {
      return factory.open(StateFolder.url(url));
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
  }

  private static Optional<BatchFactory> factory(Path home) {
    return ServiceLayer.load(
        List.of(home.resolve("lib/batch"), home.resolve("lib/archive")),
        "tengen.batch",
        BatchFactory.class);
  }

  /** Returns the status of a job. Throws if it does not exist. */
  public static JobStatus job(BatchStore store, String id) throws CommandException, IOException {
    return store.job(id).orElseThrow(() -> GameFlags.misused("no job " + id));
  }
}
