package tengen.jobs;

/**
 * What came of a unit.
 *
 * @param worker which process it was done by
 * @param attempt from 1; those before it failed or were lost
 * @param build of the program that has done it
 * @param result as the job's kind writes it
 * @param tookMs how long it took
 */
public record UnitResult(
    String unit, String worker, int attempt, String build, String result, long tookMs) {}
