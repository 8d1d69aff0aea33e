package tengen.jobs;

import java.time.Duration;

/**
 * Settings of a worker.
 *
 * @param threads number of concurrent units
 * @param lane queue that it takes units from
 * @param poll interval between checks for work and for decided jobs
 * @param heartbeat interval between heartbeats
 * @param missed number of missed heartbeats after which the worker counts as lost; 4 or more
 * @param stall time without progress after which a unit is given up
 */
public record WorkerSpec(
    int threads, Lane lane, Duration poll, Duration heartbeat, int missed, Duration stall) {
  /** Queues of units. */
  public enum Lane {
    /** Queue of ordinary units. */
    COMMON,
    /**
     * Queue of units that lost their worker twice. They run alone in a process, so that they cannot
     * harm others.
     */
    SOLO
  }

  /** Default number of missed heartbeats. */
  private static final int DEFAULT_MISSED_HEARTBEATS = 6;

  /** Returns settings with the default values. */
  public static WorkerSpec withDefaults(
      int threads, Lane lane, Duration heartbeat, Duration stall) {
    return new WorkerSpec(
        threads, lane, Duration.ofSeconds(1), heartbeat, DEFAULT_MISSED_HEARTBEATS, stall);
  }
}
