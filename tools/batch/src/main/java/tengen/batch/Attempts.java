package tengen.batch;

import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tengen.jobs.UnitResult;

/** The table of attempts at units. Rows are never deleted. */
final class Attempts {
  /** State of an attempt. */
  enum Outcome {
    RUNNING,
    DONE,
    /** The unit threw an exception. */
    FAILED,
    /** The worker missed its heartbeats. */
    LOST,
    /** The worker was shut down. */
    RETURNED;

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Jdbi jdbi;

  Attempts(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** Starts an attempt and returns its number. */
  int begin(UnitKey key, String worker) {
    return jdbi.inTransaction(
        handle -> {
          int attempt = count(handle, key, "") + 1;
          key.bind(
                  handle.createUpdate(
                      "INSERT INTO batch_attempt (job_id, unit_id, attempt, worker, outcome)"
                          + " VALUES (:job, :unit, :attempt, :worker, 'running')"))
              .bind("attempt", attempt)
              .bind("worker", worker)
              .execute();
          return attempt;
        });
  }

  private static int count(Handle handle, UnitKey key, String and) {
    return key.bind(
            handle.createQuery(
                "SELECT COUNT(*) FROM batch_attempt WHERE job_id = :job AND unit_id = :unit" + and))
        .mapTo(Integer.class)
        .one();
  }

  /** Returns the number of attempts. */
  int count(UnitKey key) {
    return jdbi.withHandle(handle -> count(handle, key, ""));
  }

  /** Returns the number of attempts with this outcome. */
  int count(UnitKey key, Outcome outcome) {
    return jdbi.withHandle(handle -> count(handle, key, " AND outcome = '" + outcome.text() + "'"));
  }

  void end(UnitKey key, int attempt, Outcome outcome) {
    jdbi.useHandle(handle -> end(handle, key, attempt, outcome));
  }

  private static void end(Handle handle, UnitKey key, int attempt, Outcome outcome) {
    key.bind(
            handle.createUpdate(
                "UPDATE batch_attempt SET outcome = :outcome"
                    + " WHERE job_id = :job AND unit_id = :unit AND attempt = :attempt"))
        .bind("attempt", attempt)
        .bind("outcome", outcome.text())
        .execute();
  }

  /** Marks a worker's running attempts as lost. */
  void markLost(UnitKey key, String worker) {
    jdbi.useHandle(
        handle ->
            key.bind(
                    handle.createUpdate(
                        "UPDATE batch_attempt SET outcome = 'lost' WHERE job_id = :job"
                            + " AND unit_id = :unit AND worker = :worker AND outcome = 'running'"))
                .bind("worker", worker)
                .execute());
  }

  /**
   * Stores a result, even a late one, unless the unit already has one. Deletes its checkpoints.
   *
   * @return the earlier result, if there is one
   */
  Optional<String> store(UnitKey key, UnitResult done) {
    return jdbi.inTransaction(
        handle -> {
          int inserted =
              key.bind(
                      handle.createUpdate(
                          "INSERT INTO batch_result"
                              + " (job_id, unit_id, worker, attempt, build, result, took_ms)"
                              + " VALUES (:job, :unit, :worker, :attempt, :build, :result, :took)"
                              + " ON CONFLICT DO NOTHING"))
                  .bind("worker", done.worker())
                  .bind("attempt", done.attempt())
                  .bind("build", done.build())
                  .bind("result", done.result())
                  .bind("took", done.tookMs())
                  .execute();
          delete(handle, key, "batch_dead");
          delete(handle, key, "batch_checkpoint");
          end(handle, key, done.attempt(), Outcome.DONE);
          return inserted > 0 ? Optional.empty() : Optional.of(storedResult(handle, key));
        });
  }

  private static void delete(Handle handle, UnitKey key, String table) {
    key.bind(
            handle.createUpdate(
                "DELETE FROM " + table + " WHERE job_id = :job AND unit_id = :unit"))
        .execute();
  }

  private static String storedResult(Handle handle, UnitKey key) {
    return key.bind(
            handle.createQuery(
                "SELECT result FROM batch_result WHERE job_id = :job AND unit_id = :unit"))
        .mapTo(String.class)
        .one();
  }

  /** Records a result that contradicts the stored one. */
  void alarm(UnitKey key, String worker, String result) {
    jdbi.useHandle(
        handle ->
            key.bind(
                    handle.createUpdate(
                        "INSERT INTO batch_alarm (job_id, unit_id, worker, result)"
                            + " VALUES (:job, :unit, :worker, :result)"))
                .bind("worker", worker)
                .bind("result", result)
                .execute());
  }

  /** Gives a unit up, unless it is done. */
  void giveUp(UnitKey key, String reason) {
    int attempts = count(key);
    jdbi.useHandle(
        handle ->
            key.bind(
                    handle.createUpdate(
                        "INSERT INTO batch_dead (job_id, unit_id, attempts, reason)"
                            + " SELECT :job, :unit, :attempts, :reason WHERE NOT EXISTS"
                            + " (SELECT 1 FROM batch_result WHERE job_id = :job"
                            + " AND unit_id = :unit) ON CONFLICT DO NOTHING"))
                .bind("attempts", attempts)
                .bind("reason", reason)
                .execute());
  }
}
