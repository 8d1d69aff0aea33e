package tengen.daemon.monitor;

/**
 * What the search service is at now.
 *
 * @param threads of running searches
 * @param mostThreads that there may be
 */
public record SearchLoad(int running, int waiting, int threads, int mostThreads) {}
