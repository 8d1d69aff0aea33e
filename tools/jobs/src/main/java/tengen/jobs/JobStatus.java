package tengen.jobs;

import java.util.Optional;

/**
 * Progress of a job.
 *
 * @param stopped why it was stopped early
 * @param units total number, including units not known yet
 * @param done units with a result
 * @param dead units that were given up
 * @param running units being run now
 * @param alarms results that contradict an earlier one of the same unit
 * @param meanMs average time per unit in milliseconds; 0 if none is done
 */
public record JobStatus(
    Job job,
    Optional<String> stopped,
    int units,
    int done,
    int dead,
    int running,
    int alarms,
    long meanMs) {
  /** Returns whether nothing is left to do. */
  public boolean isOver() {
    return running == 0 && (stopped.isPresent() || ended() >= units);
  }

  /** Returns the number of units that are done or given up. */
  public int ended() {
    return done + dead;
  }

  /**
   * Returns the remaining time in milliseconds with the current number of workers, or empty if it
   * is unknown.
   */
  public Optional<Long> restMs() {
    return isOver() || running == 0 || meanMs == 0
        ? Optional.empty()
        : Optional.of(meanMs * (units - ended()) / running);
  }
}
