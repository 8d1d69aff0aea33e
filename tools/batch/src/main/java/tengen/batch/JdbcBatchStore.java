package tengen.batch;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import tengen.jobs.BatchStore;
import tengen.jobs.BatchWorker;
import tengen.jobs.DeadUnit;
import tengen.jobs.Job;
import tengen.jobs.JobStatus;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitRunner;
import tengen.jobs.UnitSource;
import tengen.jobs.WorkerSpec;
import tengen.jobs.WorkerSpec.Lane;

/**
 * Jobs in a database, with db-scheduler's queue. Units are leased by heartbeats. The primary key
 * allows one result per unit.
 */
final class JdbcBatchStore implements BatchStore {
  /** Time for running units when their worker is shut down. */
  private static final Duration SHUTDOWN_TIMEOUT = Duration.ofSeconds(3);

  /** Retention of unknown tasks, since db-scheduler would otherwise delete them. */
  private static final Duration UNRESOLVED_RETENTION = Duration.ofDays(3650);

  private final JobDatabase database;
  private final HikariDataSource connections;
  private final JobTables tables;

  /** A database operation. */
  private interface Work<T> {
    T run();
  }

  private JdbcBatchStore(
      JobDatabase database, HikariDataSource connections, Jdbi jdbi, InstantSource clock) {
    this.database = database;
    this.connections = connections;
    this.tables = JobTables.of(jdbi, clock);
  }

  /**
   * Opens the store.
   *
   * @param clock clock of this machine
   */
  static JdbcBatchStore open(JobDatabase database, InstantSource clock) throws IOException {
    HikariDataSource connections = null;
    try {
      connections = database.connections();
      Jdbi jdbi = database.jdbi(connections);
      Schema.make(jdbi, database.isFile());
      return new JdbcBatchStore(database, connections, jdbi, database.clock(jdbi, clock));
    } catch (RuntimeException e) {
      if (connections != null) {
        connections.close();
      }
      throw database.failed(e);
    }
  }

  private <T> T run(Work<T> work) throws IOException {
    try {
      return work.run();
    } catch (RuntimeException e) {
      throw database.failed(e);
    }
  }

  @Override
  public <X extends Exception> void submit(Job job, int planned, UnitSource<X> units)
      throws IOException, X {
    var submission = new Submission(tables, job, planned);
    units.addTo(unit -> requireSame(job, run(() -> submission.add(unit))));
    requireSame(job, run(submission::write));
    run(() -> tables.queues().addMissing(job.id()));
  }

  private static void requireSame(Job job, boolean isSame) throws IOException {
    if (!isSame) {
      throw new IOException("job " + job.id() + " exists with another kind, text or build");
    }
  }

  @Override
  public List<JobStatus> jobs() throws IOException {
    return run(tables.jobs()::all);
  }

  @Override
  public Optional<JobStatus> job(String id) throws IOException {
    return run(() -> tables.jobs().find(id));
  }

  @Override
  public List<UnitResult> results(String job) throws IOException {
    return run(() -> tables.jobs().results(job));
  }

  @Override
  public List<DeadUnit> dead(String job) throws IOException {
    return run(() -> tables.jobs().dead(job));
  }

  @Override
  public void stop(String job, String why) throws IOException {
    run(
        () -> {
          tables.jobs().stop(job, why);
          tables.queues().clear(job);
          return job;
        });
  }

  @Override
  public int retry(String job) throws IOException {
    return run(
        () -> {
          tables.jobs().resume(job);
          return tables.queues().addMissing(job);
        });
  }

  @Override
  public boolean hasSolo() throws IOException {
    return run(() -> tables.queues().isUsed(Lane.SOLO));
  }

  @Override
  public BatchWorker work(WorkerSpec spec, UnitRunner runner) {
    String name = workerName();
    var units = new UnitTask(tables, spec, name, runner, System::nanoTime);
    SchedulerBuilder builder =
        Scheduler.create(connections, units.task())
            .tableName(Schema.queue(spec.lane()))
            .schedulerName(new SchedulerName.Fixed(name))
            .clock(tables.queues()::now)
            .threads(spec.threads())
            // Without priorities, ending a job would wait behind all queued units.
            .enablePriority()
            .pollingInterval(spec.poll())
            .heartbeatInterval(spec.heartbeat())
            .missedHeartbeatsLimit(spec.missed())
            .deleteUnresolvedAfter(UNRESOLVED_RETENTION)
            .shutdownMaxWait(SHUTDOWN_TIMEOUT)
            .failureLogging(LogLevel.DEBUG, false);
    if (spec.lane() == Lane.COMMON) {
      builder.startTasks(new SettleTask(tables, runner).task(spec.poll().multipliedBy(5)));
    }
    Scheduler scheduler = database.polling(builder).build();
    scheduler.start();
    return new JdbcWorker(scheduler);
  }

  /** Returns a name that no other process has, not even a later one. */
  private static String workerName() {
    String host;
    try {
      host = InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException _) {
      host = "host";
    }
    return String.format(
        Locale.ROOT, "%s-%d-%.8s", host, ProcessHandle.current().pid(), UUID.randomUUID());
  }

  @Override
  public void close() {
    connections.close();
  }
}
