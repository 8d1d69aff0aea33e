package tengen.host.monitor;

/**
 * What the search service is at now.
 *
 * @param threads of running searches
 * @param mostThreads that there may be
 * @param nodes of all searches so far, as their engines have told
 */
public record SearchLoad(int running, int waiting, int threads, int mostThreads, long nodes) {}
