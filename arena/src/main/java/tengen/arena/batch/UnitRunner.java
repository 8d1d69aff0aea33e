package tengen.arena.batch;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What can be done with jobs. */
public interface UnitRunner {
  /**
   * Does a unit. Any thread, some at once; an interrupt asks for an early end.
   *
   * @param payload of the unit
   * @return what came of it
   * @throws Exception where it has failed; it is tried again
   */
  String run(Job job, String payload) throws Exception;

  /** Why this worker does no units of such a job, if so: it leaves them to others. */
  Optional<String> refuses(Job job);

  /** Whether two results of one unit can both be right: where they cannot, that is an alarm. */
  boolean agree(Job job, String one, String other);

  /**
   * Why no more units need be done, if so.
   *
   * @param results those so far; not read from the database unless asked for
   */
  Optional<String> verdict(Job job, Supplier<List<UnitResult>> results);
}
