package tengen.jobs;

import java.time.Duration;

/**
 * How a worker works.
 *
 * @param threads units at once
 * @param lane which units it takes
 * @param poll how often it looks for work, and for jobs that can end
 * @param heartbeat how often it says that it lives; a worker that has missed as many as {@code
 *     missed} is lost
 * @param missed 4 or more
 * @param stall a unit of which nothing comes for so long is given up
 */
public record WorkerSpec(
    int threads, Lane lane, Duration poll, Duration heartbeat, int missed, Duration stall) {
  /** Where units wait. */
  public enum Lane {
    /** Most do. */
    COMMON,
    /** Those whose worker was lost twice: alone in a process, so that no other is hurt. */
    SOLO
  }

  /** How many heartbeats are missed before a worker is lost, unless told otherwise. */
  private static final int USUAL_MISSED = 6;

  /** A worker as it is run every day. */
  public static WorkerSpec usual(int threads, Lane lane, Duration heartbeat, Duration stall) {
    return new WorkerSpec(threads, lane, Duration.ofSeconds(1), heartbeat, USUAL_MISSED, stall);
  }
}
