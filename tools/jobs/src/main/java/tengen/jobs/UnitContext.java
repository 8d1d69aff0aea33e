package tengen.jobs;

import java.util.List;
import java.util.Optional;

/** What there is for a unit beside itself. */
public interface UnitContext {
  /** What an earlier attempt has kept last, to go on from. */
  Optional<String> checkpoint();

  /** Keeps this for a later attempt, in place of what was kept before. */
  void keep(String checkpoint);

  /** What has come of the units of its job so far. */
  List<UnitResult> results();
}
