package tengen.host.monitor;

/**
 * The description of a search.
 *
 * @param session its id in the log
 * @param engine id of the engine
 * @param rules id of the rules
 * @param threads maximum number of threads
 */
public record SearchFacts(
    String session, String engine, String rules, SearchKind kind, int threads) {}
