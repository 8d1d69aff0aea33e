package tengen.jobs;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The units of a job and how to run them. Every worker recreates the same work from the job's text.
 */
public interface JobWork {
  /** Describes everything that results depend on. Works with equal texts are the same. */
  String text();

  /**
   * Runs a unit. Called on any thread, concurrently; an interrupt asks for an early end.
   *
   * @return its result
   * @throws Exception if it failed; it is then retried
   */
  String run(Unit unit, UnitContext context) throws Exception;

  /** Returns whether two results of a unit can both be right. If not, an alarm is recorded. */
  default boolean agree(String one, String other) {
    return one.equals(other);
  }

  /**
   * Returns a reason to skip the remaining units, if there is one.
   *
   * @param dead number of units that were given up
   * @param results results so far, read from the database only on demand
   */
  default Optional<String> verdict(int dead, Supplier<List<UnitResult>> results) {
    return Optional.empty();
  }

  /**
   * Returns units that became possible after a unit was finished. May include known ones.
   *
   * @param results results so far, read from the database only on demand
   */
  default List<Unit> next(Supplier<List<UnitResult>> results) {
    return List.of();
  }
}
