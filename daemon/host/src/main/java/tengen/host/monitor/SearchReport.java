package tengen.host.monitor;

/**
 * The times and nodes of a finished search.
 *
 * @param queueNanos time until it had a thread, or its answer without one
 * @param searchNanos time from there to the answer, including pauses
 * @param lateNanos delay of the answer after its limit or stop
 * @param nodes reported by the engine with the answer
 */
public record SearchReport(
    SearchOutcome outcome, long queueNanos, long searchNanos, long lateNanos, long nodes) {}
