package tengen.batch;

import com.github.kagkarlsson.scheduler.task.Priority;
import com.github.kagkarlsson.scheduler.task.TaskDescriptor;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tengen.jobs.WorkerSpec.Lane;

/** The queues of waiting units, one table of db-scheduler per lane. */
final class Queues {
  /** The single task type, known to every worker. */
  static final TaskDescriptor<Void> UNIT = TaskDescriptor.of("unit");

  /** Selects units of a job that should wait and are in no queue. */
  private static final String MISSING =
      """
      FROM batch_unit u JOIN batch_job j ON j.job_id = u.job_id
      WHERE u.job_id = :job AND j.stopped IS NULL
        AND NOT EXISTS (SELECT 1 FROM batch_result r
          WHERE r.job_id = u.job_id AND r.unit_id = u.unit_id)
        AND NOT EXISTS (SELECT 1 FROM batch_dead d
          WHERE d.job_id = u.job_id AND d.unit_id = u.unit_id)
        AND NOT EXISTS (SELECT 1 FROM batch_queue q
          WHERE q.task_name = 'unit' AND q.task_instance = u.job_id || '/' || u.unit_id)
        AND NOT EXISTS (SELECT 1 FROM batch_solo s
          WHERE s.task_name = 'unit' AND s.task_instance = u.job_id || '/' || u.unit_id)
      """;

  private static final String COUNT_MISSING = "SELECT COUNT(*) " + MISSING;

  private static final int PAGE_UNITS = 1000;

  private static final String MISSING_AFTER =
      "SELECT u.unit_id "
          + MISSING
          + " AND u.unit_id > :after ORDER BY u.unit_id LIMIT "
          + PAGE_UNITS;

  /**
   * Inserts a row as db-scheduler does. In PostgreSQL a row without a priority would come first.
   */
  private static final String WAIT =
      "INSERT INTO %s (task_name, task_instance, execution_time, picked, version, priority)"
          + " VALUES ('unit', :instance, :due, FALSE, 1, "
          + Priority.MEDIUM
          + ") ON CONFLICT DO NOTHING";

  private final Jdbi jdbi;
  private final InstantSource clock;

  /**
   * Creates access to the queues.
   *
   * @param clock clock of the database
   */
  Queues(Jdbi jdbi, InstantSource clock) {
    this.jdbi = jdbi;
    this.clock = clock;
  }

  /** Returns the current time of the database, on which all machines agree. */
  Instant now() {
    return clock.instant();
  }

  /** Queues a unit, unless it is queued. */
  void add(Lane lane, UnitKey key, Instant due) {
    jdbi.useHandle(
        handle ->
            handle
                .createUpdate(wait(lane))
                .bind("instance", key.instance())
                .bind("due", Timestamp.from(due))
                .execute());
  }

  private static String wait(Lane lane) {
    return WAIT.formatted(Schema.queue(lane));
  }

  /**
   * Queues units of a job in order, except those already queued.
   *
   * @param due queue position of the first
   */
  static void add(Handle handle, String job, List<String> units, Instant due) {
    if (units.isEmpty()) {
      return;
    }
    var batch = handle.prepareBatch(wait(Lane.COMMON));
    for (int i = 0; i < units.size(); i++) {
      batch
          .bind("instance", new UnitKey(job, units.get(i)).instance())
          .bind("due", Timestamp.from(due.plusMillis(i)))
          .add();
    }
    batch.execute();
  }

  /**
   * Queues all units of a job that have no result, are not given up, and are in no queue, in the
   * order of their ids.
   *
   * @return their number
   */
  int addMissing(String job) {
    int missing =
        jdbi.withHandle(
            handle ->
                handle.createQuery(COUNT_MISSING).bind("job", job).mapTo(Integer.class).one());
    Instant due = now().minusMillis(missing);
    List<String> page = missing == 0 ? List.of() : missing(job, "");
    while (!page.isEmpty()) {
      List<String> units = page;
      Instant first = due;
      jdbi.useTransaction(handle -> add(handle, job, units, first));
      due = due.plusMillis(page.size());
      page = missing(job, page.getLast());
    }
    return missing;
  }

  private List<String> missing(String job, String after) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(MISSING_AFTER)
                .bind("job", job)
                .bind("after", after)
                .mapTo(String.class)
                .list());
  }

  /** Removes the job's units that no worker has started. */
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

  /** Returns whether the lane has waiting or running units. */
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
