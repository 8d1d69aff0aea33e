package tengen.jobs;

/**
 * A unit that was given up.
 *
 * @param attempts how often it was tried
 * @param reason on one line: what it failed by, or that it took its process along
 */
public record DeadUnit(String unit, int attempts, String reason) {}
