package tengen.jobs;

/**
 * A part of a job that takes seconds to minutes.
 *
 * @param id unique within the job; equal for equal work
 * @param payload task in the format of the job's kind
 */
public record Unit(String id, String payload) {}
