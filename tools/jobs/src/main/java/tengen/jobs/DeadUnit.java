package tengen.jobs;

/**
 * A unit that was given up.
 *
 * @param attempts number of attempts
 * @param reason one line: its error, or that it crashed its process
 */
public record DeadUnit(String unit, int attempts, String reason) {}
