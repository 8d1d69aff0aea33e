package tengen.host.monitor;

/**
 * What a search is.
 *
 * @param session whose it is, as in the log
 * @param engine its id
 * @param rules their id
 * @param threads that it may have
 */
public record SearchFacts(
    String session, String engine, String rules, SearchKind kind, int threads) {}
