package tengen.jobs;

import java.util.List;
import java.util.Optional;

/** Services for a running unit. */
public interface UnitContext {
  /** Returns the last checkpoint of an earlier attempt. */
  Optional<String> checkpoint();

  /** Stores a checkpoint for later attempts in place of the previous one. */
  void storeCheckpoint(String checkpoint);

  /** Returns the results of its job's units so far. */
  List<UnitResult> results();
}
