package tengen.batch;

import java.util.List;
import java.util.Optional;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;

/** Context of an attempt at a unit, backed by the database. */
record AttemptContext(JobTables tables, UnitKey key, int attempt) implements UnitContext {
  @Override
  public Optional<String> checkpoint() {
    return tables.checkpoints().find(key);
  }

  @Override
  public void storeCheckpoint(String checkpoint) {
    UnitFailure.requireRoom("checkpoint", checkpoint, UnitFailure.MAX_CHECKPOINT);
    tables.checkpoints().store(key, attempt, checkpoint);
  }

  @Override
  public List<UnitResult> results() {
    return tables.jobs().results(key.job());
  }
}
