package tengen.host.monitor;

/**
 * The current load of the search service.
 *
 * @param threads threads of running searches
 * @param mostThreads size of the pool
 * @param nodes reported by all searches so far
 */
public record SearchLoad(int running, int waiting, int threads, int mostThreads, long nodes) {}
