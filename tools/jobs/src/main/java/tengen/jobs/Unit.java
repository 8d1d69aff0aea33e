package tengen.jobs;

/**
 * A part of a job: seconds to minutes of work.
 *
 * @param id within the job; the same for the same work
 * @param payload what is to be done, as the job's kind writes it
 */
public record Unit(String id, String payload) {}
