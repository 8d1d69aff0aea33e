package tengen.batch;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tengen.jobs.DeadUnit;
import tengen.jobs.Job;
import tengen.jobs.JobStatus;
import tengen.jobs.Unit;
import tengen.jobs.UnitResult;

/** The tables of jobs, units and results. */
final class Jobs {
  private static final String SELECT_STATUS =
      """
      SELECT j.*,
        (SELECT COUNT(*) FROM batch_unit u WHERE u.job_id = j.job_id) AS known,
        (SELECT COUNT(*) FROM batch_result r WHERE r.job_id = j.job_id) AS done,
        (SELECT COALESCE(AVG(took_ms), 0) FROM batch_result r WHERE r.job_id = j.job_id) AS mean_ms,
        (SELECT COUNT(*) FROM batch_dead d WHERE d.job_id = j.job_id) AS dead,
        (SELECT COUNT(*) FROM batch_alarm a WHERE a.job_id = j.job_id) AS alarms,
        (SELECT COUNT(*) FROM batch_queue q WHERE q.task_name = 'unit' AND q.picked IS TRUE
          AND q.task_instance LIKE j.job_id || '/%')
        + (SELECT COUNT(*) FROM batch_solo s WHERE s.task_name = 'unit' AND s.picked IS TRUE
          AND s.task_instance LIKE j.job_id || '/%') AS running
      FROM batch_job j
      """;

  /** Counts running units only for jobs with units left, since that scans the whole queue. */
  private static final String SELECT_OPEN_JOBS =
      "SELECT * FROM ("
          + SELECT_STATUS
          + ") s WHERE s.stopped IS NULL"
          + " AND (s.done + s.dead < s.planned OR s.done + s.dead < s.known)";

  private final Jdbi jdbi;

  Jobs(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * Adds a job if it is unknown.
   *
   * @param planned total number of units; a larger one than before replaces it
   * @return false if another job has the same id
   */
  static boolean add(Handle handle, Job job, int planned, long nowMs) {
    handle
        .createUpdate(
            "INSERT INTO batch_job (job_id, kind, spec, build, planned, created_ms)"
                + " VALUES (:job, :kind, :spec, :build, :planned, :now)"
                + " ON CONFLICT DO NOTHING")
        .bind("job", job.id())
        .bind("kind", job.kind())
        .bind("spec", job.spec())
        .bind("build", job.build())
        .bind("planned", planned)
        .bind("now", nowMs)
        .execute();
    boolean isSame = job(handle, job.id()).filter(job::isSameAs).isPresent();
    if (isSame) {
      plan(handle, job.id(), planned);
    }
    return isSame;
  }

  private static void plan(Handle handle, String job, int planned) {
    handle
        .createUpdate(
            "UPDATE batch_job SET planned = :planned WHERE job_id = :job AND planned < :planned")
        .bind("job", job)
        .bind("planned", planned)
        .execute();
  }

  /**
   * Adds unknown units of a job.
   *
   * @return their ids
   */
  static List<String> addUnits(Handle handle, String job, List<Unit> units) {
    if (units.isEmpty()) {
      return List.of();
    }
    var batch =
        handle.prepareBatch(
            "INSERT INTO batch_unit (job_id, unit_id, payload) VALUES (:job, :unit, :payload)"
                + " ON CONFLICT DO NOTHING");
    units.forEach(
        unit ->
            batch.bind("job", job).bind("unit", unit.id()).bind("payload", unit.payload()).add());
    int[] added = batch.execute();
    return IntStream.range(0, added.length)
        .filter(i -> added[i] > 0)
        .mapToObj(i -> units.get(i).id())
        .toList();
  }

  /** Returns whether the job was stopped early. */
  static boolean isStopped(Handle handle, String job) {
    return handle
            .createQuery(
                "SELECT COUNT(*) FROM batch_job WHERE job_id = :job AND stopped IS NOT NULL")
            .bind("job", job)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  /** Returns a job without its counts, which need sums over all units. */
  Optional<Job> job(String id) {
    return jdbi.withHandle(handle -> job(handle, id));
  }

  private static Optional<Job> job(Handle handle, String id) {
    return handle
        .createQuery("SELECT * FROM batch_job WHERE job_id = :job")
        .bind("job", id)
        .map((row, _) -> job(row))
        .findOne();
  }

  private static Job job(ResultSet row) throws SQLException {
    return new Job(
        row.getString("job_id"),
        row.getString("kind"),
        row.getString("spec"),
        row.getString("build"));
  }

  Optional<JobStatus> find(String id) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(SELECT_STATUS + "WHERE j.job_id = :job")
                .bind("job", id)
                .map((row, _) -> status(row))
                .findOne());
  }

  /** Returns all jobs, newest first. */
  List<JobStatus> all() {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(SELECT_STATUS + "ORDER BY j.created_ms DESC, j.job_id")
                .map((row, _) -> status(row))
                .list());
  }

  /** Returns jobs that are not stopped and have units left. */
  List<JobStatus> open() {
    return jdbi.withHandle(
        handle -> handle.createQuery(SELECT_OPEN_JOBS).map((row, _) -> status(row)).list());
  }

  private static JobStatus status(ResultSet row) throws SQLException {
    return new JobStatus(
        job(row),
        Optional.ofNullable(row.getString("stopped")),
        Math.max(row.getInt("planned"), row.getInt("known")),
        row.getInt("done"),
        row.getInt("dead"),
        row.getInt("running"),
        row.getInt("alarms"),
        Math.round(row.getDouble("mean_ms")));
  }

  /** Returns a unit, if it still has to be run. */
  Optional<Unit> wanted(UnitKey key) {
    return jdbi.withHandle(
        handle ->
            key.bind(
                    handle.createQuery(
                        "SELECT u.payload FROM batch_unit u JOIN batch_job j"
                            + " ON j.job_id = u.job_id WHERE u.job_id = :job AND u.unit_id = :unit"
                            + " AND j.stopped IS NULL AND NOT EXISTS (SELECT 1 FROM batch_result r"
                            + " WHERE r.job_id = u.job_id AND r.unit_id = u.unit_id)"))
                .map((row, _) -> new Unit(key.unit(), row.getString("payload")))
                .findOne());
  }

  List<UnitResult> results(String job) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery("SELECT * FROM batch_result WHERE job_id = :job ORDER BY unit_id")
                .bind("job", job)
                .map(
                    (row, _) ->
                        new UnitResult(
                            row.getString("unit_id"),
                            row.getString("worker"),
                            row.getInt("attempt"),
                            row.getString("build"),
                            row.getString("result"),
                            row.getLong("took_ms")))
                .list());
  }

  List<DeadUnit> dead(String job) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery("SELECT * FROM batch_dead WHERE job_id = :job ORDER BY unit_id")
                .bind("job", job)
                .map(
                    (row, _) ->
                        new DeadUnit(
                            row.getString("unit_id"),
                            row.getInt("attempts"),
                            row.getString("reason")))
                .list());
  }

  /** Stops a job early. The first reason is kept. */
  void stop(String job, String why) {
    jdbi.useHandle(
        handle ->
            handle
                .createUpdate(
                    "UPDATE batch_job SET stopped = :why WHERE job_id = :job AND stopped IS NULL")
                .bind("job", job)
                .bind("why", why)
                .execute());
  }

  /** Resumes a stopped job and clears the list of units that were given up. */
  void resume(String job) {
    jdbi.useTransaction(
        handle -> {
          handle
              .createUpdate("UPDATE batch_job SET stopped = NULL WHERE job_id = :job")
              .bind("job", job)
              .execute();
          handle
              .createUpdate("DELETE FROM batch_dead WHERE job_id = :job")
              .bind("job", job)
              .execute();
          handle
              .createUpdate(
                  "UPDATE batch_attempt SET outcome = 'forgiven ' || outcome"
                      + " WHERE job_id = :job AND outcome IN ('failed', 'lost')")
              .bind("job", job)
              .execute();
        });
  }
}
