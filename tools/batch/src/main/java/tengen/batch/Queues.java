package tengen.batch;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.TaskDescriptor;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import tengen.jobs.WorkerSpec.Lane;

/** Where units wait: db-scheduler's tables, one a lane. */
final class Queues {
  /** The only kind of task; every worker knows it. */
  static final TaskDescriptor<Void> UNIT = TaskDescriptor.of("unit");

  private static final String MISSING =
      """
      SELECT u.unit_id FROM batch_unit u JOIN batch_job j ON j.job_id = u.job_id
      WHERE u.job_id = :job AND j.stopped IS NULL
        AND NOT EXISTS (SELECT 1 FROM batch_result r
          WHERE r.job_id = u.job_id AND r.unit_id = u.unit_id)
        AND NOT EXISTS (SELECT 1 FROM batch_dead d
          WHERE d.job_id = u.job_id AND d.unit_id = u.unit_id)
        AND NOT EXISTS (SELECT 1 FROM batch_queue q
          WHERE q.task_name = 'unit' AND q.task_instance = u.job_id || '/' || u.unit_id)
        AND NOT EXISTS (SELECT 1 FROM batch_solo s
          WHERE s.task_name = 'unit' AND s.task_instance = u.job_id || '/' || u.unit_id)
      ORDER BY u.unit_id
      """;

  private final Jdbi jdbi;
  private final InstantSource clock;
  private final SchedulerClient common;
  private final SchedulerClient solo;

  /**
   * Those of a database.
   *
   * @param clock the database's
   */
  Queues(DataSource connections, Jdbi jdbi, InstantSource clock) {
    this.jdbi = jdbi;
    this.clock = clock;
    this.common = client(connections, Lane.COMMON);
    this.solo = client(connections, Lane.SOLO);
  }

  private static SchedulerClient client(DataSource connections, Lane lane) {
    // A unit without a priority would go before everything else in PostgreSQL.
    return SchedulerClient.Builder.create(connections)
        .tableName(Schema.queue(lane))
        .enablePriority()
        .build();
  }

  /** What machines whose clocks differ take for the present. */
  Instant now() {
    return clock.instant();
  }

  /** A unit that waits from now on; one that waits already is left alone. */
  void add(Lane lane, UnitKey key, Instant due) {
    SchedulerClient client =
        switch (lane) {
          case COMMON -> common;
          case SOLO -> solo;
        };
    client.scheduleIfNotExists(UNIT.instance(key.instance()).scheduledTo(due));
  }

  /**
   * Has all units of a job wait that have no result, are not given up, and wait nowhere. They are
   * taken in the order of their ids.
   *
   * @return how many
   */
  int addMissing(String job) {
    List<String> missing =
        jdbi.withHandle(
            handle -> handle.createQuery(MISSING).bind("job", job).mapTo(String.class).list());
    Instant due = now().minusMillis(missing.size());
    for (String unit : missing) {
      add(Lane.COMMON, new UnitKey(job, unit), due);
      due = due.plusMillis(1);
    }
    return missing.size();
  }

  /** Takes out what no worker has begun. */
  void clear(String job) {
    jdbi.useHandle(
        handle -> {
          for (Lane lane : Lane.values()) {
            handle
                .createUpdate(
                    "DELETE FROM "
                        + Schema.queue(lane)
                        + " WHERE task_name = 'unit' AND task_instance LIKE :units"
                        + " AND picked IS NOT TRUE")
                .bind("units", job + "/%")
                .execute();
          }
        });
  }

  /** Whether anything waits in the lane, or is being done. */
  boolean isUsed(Lane lane) {
    return jdbi.withHandle(
        handle ->
            handle
                    .createQuery(
                        "SELECT COUNT(*) FROM " + Schema.queue(lane) + " WHERE task_name = 'unit'")
                    .mapTo(Integer.class)
                    .one()
                > 0);
  }
}
