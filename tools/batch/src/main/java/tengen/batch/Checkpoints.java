package tengen.batch;

import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** The table of checkpoints, from which later attempts continue. */
final class Checkpoints {
  private final Jdbi jdbi;

  Checkpoints(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  Optional<String> find(UnitKey key) {
    return jdbi.withHandle(
        handle ->
            key.bind(
                    handle.createQuery(
                        "SELECT data FROM batch_checkpoint"
                            + " WHERE job_id = :job AND unit_id = :unit"))
                .mapTo(String.class)
                .findOne());
  }

  /** Stores a checkpoint, unless a later attempt has one or the unit is done. */
  void store(UnitKey key, int attempt, String data) {
    jdbi.useHandle(
        handle ->
            key.bind(
                    handle.createUpdate(
                        "INSERT INTO batch_checkpoint (job_id, unit_id, attempt, data)"
                            + " SELECT :job, :unit, :attempt, :data WHERE NOT EXISTS"
                            + " (SELECT 1 FROM batch_result WHERE job_id = :job"
                            + " AND unit_id = :unit)"
                            + " ON CONFLICT (job_id, unit_id) DO UPDATE"
                            + " SET attempt = excluded.attempt, data = excluded.data"
                            + " WHERE batch_checkpoint.attempt <= excluded.attempt"))
                .bind("attempt", attempt)
                .bind("data", data)
                .execute());
  }
}
