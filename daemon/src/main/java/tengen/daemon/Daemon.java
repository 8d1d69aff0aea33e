package tengen.daemon;

import java.util.Map;
import tengen.config.ListenerConfig;
import tengen.config.PoolsConfig;
import tengen.config.TengenConfig;
import tengen.daemon.search.SearchService;
import tengen.daemon.session.Connection.Welcome;
import tengen.game.GameRules;

/**
 * The parts that sessions share, put together from a configuration: the search service, and the
 * reception that offers its engines. Transports come on top.
 */
public final class Daemon implements AutoCloseable {
  private final Reception reception;
  private final SearchService searches;

  /** A daemon that serves nobody yet. The configuration has no faults. */
  public Daemon(TengenConfig config, Map<String, GameRules> rules, Reception reception) {
    this.reception = reception;
    this.searches = new SearchService(pool(config.pools()), rules, System::nanoTime, Logs.daemon());
  }

  private static SearchService.Pool pool(PoolsConfig pools) {
    int cores = Runtime.getRuntime().availableProcessors();
    return new SearchService.Pool(
        pools.searchThreads().orElse(cores),
        pools.concurrentSearches(),
        pools.queue(),
        (long) pools.memoryMib() << 20);
  }

  /** How this listener's clients are received. */
  public Welcome welcome(ListenerConfig listener) {
    return reception.welcome(listener, searches, Logs.daemon());
  }

  /** Ends all searches. */
  @Override
  public void close() {
    searches.close();
  }
}
