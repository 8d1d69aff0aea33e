package tengen.daemon;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tengen.config.ClientLimits;
import tengen.config.ListenerConfig;
import tengen.config.LoginMode;
import tengen.config.TengenConfig;
import tengen.daemon.access.Authenticator;
import tengen.daemon.access.Logins;
import tengen.daemon.access.Quotas;
import tengen.daemon.monitor.DeferredMonitor;
import tengen.daemon.monitor.Health;
import tengen.daemon.monitor.ServerState;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.SessionRegistry;
import tengen.game.GameRules;
import tengen.host.monitor.SearchLoad;
import tengen.host.search.SearchService;
import tengen.protocol.analysis.AnalysisDialect;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveFactory;
import tengen.store.archive.ArchiveState;
import tengen.store.archive.DeferredArchive;
import tengen.store.archive.StoredSession;

/**
 * The state that all sessions share, built from a configuration: search service, tables, archive,
 * logins and quotas. Transports are added separately.
 */
public final class Daemon implements ServerState, AutoCloseable {
  private final TengenConfig config;
  private final ListenerContexts contexts;
  private final SharedServices services;

  /** Health of the threads that serve clients; replaced when the server starts. */
  private volatile Health health = new Health();

  private @Nullable Quotas quotas;
  private @Nullable Logins logins;

  /**
   * Creates a daemon without transports.
   *
   * @param config must be valid
   */
  public Daemon(TengenConfig config, Map<String, GameRules> rules, ListenerOffers offers) {
    this(config, rules, offers, Logs.daemon());
  }

  /** Creates a daemon with its own log. */
  Daemon(
      TengenConfig config, Map<String, GameRules> rules, ListenerOffers offers, System.Logger log) {
    this(config, offers, SharedServices.of(config, rules, log));
  }

  private Daemon(TengenConfig config, ListenerOffers offers, SharedServices services) {
    this.config = config;
    this.contexts = new ListenerContexts(config, offers, services);
    this.services = services;
  }

  private Daemon(Daemon before, TengenConfig config, ListenerOffers offers) {
    this(config, offers, before.services);
    this.health = before.health;
    this.quotas = before.quotas().with(config.limits().address());
    this.logins = before.logins().with(config.auth());
  }

  /** Returns this daemon with another configuration. The pools keep their sizes. */
  public Daemon with(
      TengenConfig changed, Map<String, GameRules> rules, ListenerOffers changedOffers) {
    services.searches().add(rules);
    return new Daemon(this, changed, changedOffers);
  }

  /** Returns the service that runs the searches. */
  public SearchService searchService() {
    return services.searches();
  }

  /** Returns the registry of open sessions. */
  public SessionRegistry registry() {
    return services.registry();
  }

  /** Returns the monitor, which may be attached later. */
  public DeferredMonitor monitor() {
    return services.monitor();
  }

  /** Returns the archive, which may be attached later. */
  public DeferredArchive archive() {
    return services.archive();
  }

  /** Opens the archive at a URL and attaches it. */
  public void attachArchive(ArchiveFactory factory, String url) {
    attachArchive(factory.open(url, config.archive(), services.log()));
  }

  /** Attaches an open archive and takes over its tables. */
  void attachArchive(Archive found) {
    useForTables();
    services.archive().attach(found);
    services.tables().recover();
  }

  /** Makes stored tables that are taken over run under this configuration. */
  public void useForTables() {
    services.tables().setContexts(this::sessionsOf);
  }

  /** Returns the context for a stored session's listener and account. */
  private Optional<SessionContext> sessionsOf(StoredSession stored) {
    Optional<SessionContext> found =
        config.listeners().stream()
            .filter(listener -> ListenerContexts.label(listener).equals(stored.listener()))
            .findFirst()
            .map(this::listenerContext)
            .flatMap(it -> Optional.ofNullable(it.sessions().get(AnalysisDialect.NAME)));
    return stored.owner().isEmpty()
        ? found
        : found.flatMap(it -> logins().named(stored.owner()).flatMap(it::as));
  }

  @Override
  public Map<String, Long> sessions() {
    return services.registry().byProtocol();
  }

  @Override
  public SearchLoad searches() {
    return services.searches().load();
  }

  @Override
  public ArchiveState archived() {
    return services.archive().state();
  }

  /** Takes the health of the transport, which then also watches the tables' thread. */
  public void serveWith(Health server) {
    server.watch("table", services.tablesWatch()::hanging);
    health = server;
  }

  /**
   * {@inheritDoc} Includes stuck engines, which {@link Health} ignores because they do not block
   * clients.
   */
  @Override
  public Map<String, Integer> hanging() {
    Map<String, Integer> all = new TreeMap<>(health.hanging());
    all.put("search", services.searches().stuckThreads());
    return all;
  }

  /** Returns the context of a listener's connections. */
  public ListenerContext listenerContext(ListenerConfig listener) {
    LoginMode login = config.login(listener);
    boolean asks = login != LoginMode.NONE;
    ClientLimits limits = listener.limits().and(config.limits().address());
    boolean isBounded = asks || !limits.isNone();
    return contexts.of(
        listener,
        asks
            ? Optional.of(new Authenticator(logins(), login == LoginMode.REQUIRED))
            : Optional.empty(),
        isBounded ? Optional.of(quotas()) : Optional.empty());
  }

  private synchronized Quotas quotas() {
    if (quotas == null) {
      quotas = new Quotas(config.limits().address(), System::nanoTime);
    }
    return quotas;
  }

  /** Returns the logins shared by all listeners, which also share the limit of failed attempts. */
  private synchronized Logins logins() {
    if (logins == null) {
      logins = new Logins(config.auth(), System::nanoTime);
    }
    return logins;
  }

  /** Ends all searches, and flushes the archive and the rate-limited log. */
  @Override
  public void close() {
    services.tables().close();
    services.searches().close();
    services.archive().close();
    services.limitedLog().close();
  }
}
