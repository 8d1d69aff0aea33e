package tengen.jobs;

/**
 * Result of a unit.
 *
 * @param worker name of the process that ran it
 * @param attempt from 1; earlier ones failed or were lost
 * @param build of the program that ran it
 * @param result in the format of the job's kind
 * @param tookMs duration in milliseconds
 */
public record UnitResult(
    String unit, String worker, int attempt, String build, String result, long tookMs) {}
