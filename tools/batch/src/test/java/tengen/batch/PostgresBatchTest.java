package tengen.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.ResourceLockTarget;
import tengen.jobs.BatchStore;
import tengen.jobs.BatchWorker;
import tengen.jobs.Job;
import tengen.jobs.JobStatus;
import tengen.jobs.Unit;
import tengen.jobs.UnitResult;
import tengen.jobs.WorkerSpec.Lane;
import tengen.sql.DatabaseUrl;
import tengen.support.FarNetwork;
import tengen.support.PostgresServer;
import tengen.support.SharedPostgres;
import tengen.support.Waits;

@Tag("full")
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock(
    value = PostgresBatchTest.SERVER,
    mode = ResourceAccessMode.READ,
    target = ResourceLockTarget.CHILDREN)
class PostgresBatchTest extends BatchContract {
  /** Lock for tests that stop the server. */
  static final String SERVER = "PostgreSQL";

  @RegisterExtension private static final SharedPostgres POSTGRES = new SharedPostgres();

  @Override
  String emptyDatabase() throws IOException, InterruptedException {
    return POSTGRES.server().emptyDatabase();
  }

  /** Kills the server without closing its connections, and restarts it. */
  @Override
  void disturb() throws IOException, InterruptedException {
    POSTGRES.server().stop();
    POSTGRES.server().resume();
  }

  @Override
  @Test
  @ResourceLock(SERVER)
  void noUnitIsLostOrCountedTwiceWhateverHappensToWorkers(@TempDir Path scratch) throws Exception {
    super.noUnitIsLostOrCountedTwiceWhateverHappensToWorkers(scratch);
  }

  @Test
  void machinesWhoseClocksDifferHaveTheDatabases() throws Exception {
    String url = emptyDatabase();
    try (BatchStore ahead = openAt(url, Duration.ofHours(1));
        BatchStore behind = openAt(url, Duration.ofHours(-1))) {
      submit(ahead, SumJob.units(4, List.of(), List.of()));
      try (BatchWorker _ = behind.work(UnitProcess.quick(Lane.COMMON, 1), new SumJob())) {
        awaitEnd(behind);
      }
    }
  }

  private static BatchStore openAt(String url, Duration ahead) throws IOException {
    InstantSource clock = InstantSource.offset(InstantSource.system(), ahead);
    return JdbcBatchStore.open(new JobDatabase(new DatabaseUrl(url)), clock);
  }

  /** Changes the address at which the server listens. */
  @Test
  @ResourceLock(SERVER)
  void aWorkerThatIsCutOffIsReplacedAndComesBackByItself() throws Exception {
    try (FarNetwork network = FarNetwork.open()) {
      POSTGRES.server().listenAt(network.address());
      String url = emptyDatabase();
      Process far =
          network
              .over(UnitProcess.command(PostgresServer.at(network.address(), url), Lane.COMMON))
              .start();
      try (BatchStore store = open(url)) {
        submit(store, List.of(new Unit("0", SumJob.OWN)));
        awaitBegun(url, "0");
        network.cut();
        try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 1), new SumJob())) {
          awaitEnd(store);
        }
        assertThat(store.results(SumJob.JOB.id()))
            .singleElement()
            .returns(Long.toString(ProcessHandle.current().pid()), UnitResult::result);

        network.reconnect();
        var later = new Job("later", "sum", "", SumJob.BUILD);
        submit(store, later, List.of(new Unit("1", "sum 1")), 1);
        Waits.until(
            "the end of the later job", () -> store.job("later").orElseThrow(), JobStatus::isOver);
        Waits.until("an alarm", () -> status(store), job -> job.alarms() == 1);
      } finally {
        far.destroyForcibly();
      }
    }
  }
}
