package tengen.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import tengen.jobs.BatchFactory;
import tengen.jobs.BatchStore;
import tengen.jobs.JobStatus;

/** Where jobs are kept. */
final class BatchOption {
  @Option(
      names = "--db",
      paramLabel = "URL",
      defaultValue = "jdbc:sqlite:batch.db",
      description = {
        "The database of jobs, of SQLite or PostgreSQL; default: ${DEFAULT-VALUE}, in this user's"
            + " folder of state.",
        "Workers on other machines need PostgreSQL."
      })
  String url = "jdbc:sqlite:batch.db";

  /** How often a worker says that it lives. */
  static final String HEARTBEAT_SECONDS = "10";

  /** Nothing need come of a unit for so long. */
  static final String STALL_MINUTES = "720";

  BatchOption() {}

  /** The database. */
  BatchStore open() throws Fatal {
    return open(url);
  }

  static BatchStore open(String url) throws Fatal {
    BatchFactory factory =
        InstallFolder.installed()
            .flatMap(BatchOption::factory)
            .orElseThrow(() -> new Fatal(ExitCode.INTERNAL, "tengen: lib/batch cannot be loaded"));
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

  /** A job that must be there. */
  static JobStatus job(BatchStore store, String id) throws Fatal, IOException {
    return store.job(id).orElseThrow(() -> GameFlags.misused("no job " + id));
  }
}
