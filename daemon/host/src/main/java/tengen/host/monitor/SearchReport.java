package tengen.host.monitor;

/**
 * How a search went.
 *
 * @param queueNanos until it had a thread, or its answer without one
 * @param searchNanos from there to its answer, with pauses
 * @param lateNanos how long after its limit, or its stop, the answer came
 * @param nodes that its engine told with the answer
 */
public record SearchReport(
    SearchOutcome outcome, long queueNanos, long searchNanos, long lateNanos, long nodes) {}
