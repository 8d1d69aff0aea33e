package tengen.jobs;

import java.util.Optional;

/**
 * How far a job is.
 *
 * @param stopped why it was ended early
 * @param units all of them, those too that are not known yet
 * @param done those with a result
 * @param dead those that were given up
 * @param running those that a worker does at this moment
 * @param alarms results that differ from an earlier one of the same unit
 * @param meanMs how long a unit has taken on average; 0: none has
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
  /** Whether nothing is left to do. */
  public boolean isOver() {
    return running == 0 && (stopped.isPresent() || ended() >= units);
  }

  /** How many units need not be done any more. */
  public int ended() {
    return done + dead;
  }

  /** How long it still takes with as many workers as now; empty: nobody can say. */
  public Optional<Long> restMs() {
    return isOver() || running == 0 || meanMs == 0
        ? Optional.empty()
        : Optional.of(meanMs * (units - ended()) / running);
  }
}
