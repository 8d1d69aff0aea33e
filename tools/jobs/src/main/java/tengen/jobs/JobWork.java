package tengen.jobs;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a job's units are, and how they are done: the same wherever it is made of the job's text.
 */
public interface JobWork {
  /** All that results depend on, for people: two works with the same text are the same. */
  String text();

  /**
   * Does a unit. Any thread, some at once; an interrupt asks for an early end.
   *
   * @return what came of it
   * @throws Exception where it has failed; it is tried again
   */
  String run(Unit unit, UnitContext context) throws Exception;

  /** Whether two results of one unit can both be right: where they cannot, that is an alarm. */
  default boolean agree(String one, String other) {
    return one.equals(other);
  }

  /**
   * Why no more units need be done, if so.
   *
   * @param dead how many units were given up
   * @param results those so far; not read from the database unless asked for
   */
  default Optional<String> verdict(int dead, Supplier<List<UnitResult>> results) {
    return Optional.empty();
  }

  /**
   * Units that can be done now that a unit is done; those that are known already may be among them.
   *
   * @param results those so far; not read from the database unless asked for
   */
  default List<Unit> next(Supplier<List<UnitResult>> results) {
    return List.of();
  }
}
