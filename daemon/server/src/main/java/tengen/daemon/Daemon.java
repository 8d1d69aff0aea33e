package tengen.daemon;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tengen.config.ClientLimits;
import tengen.config.ListenerConfig;
import tengen.config.LoginMode;
import tengen.config.PoolsConfig;
import tengen.config.TengenConfig;
import tengen.daemon.access.Authenticator;
import tengen.daemon.access.Logins;
import tengen.daemon.access.Quotas;
import tengen.daemon.log.LimitedLog;
import tengen.daemon.monitor.DeferredMonitor;
import tengen.daemon.monitor.Health;
import tengen.daemon.monitor.ServerState;
import tengen.daemon.monitor.TaskWatch;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.SessionRegistry;
import tengen.daemon.table.TableRegistry;
import tengen.game.GameRules;
import tengen.host.memory.ClientMemory;
import tengen.host.monitor.SearchLoad;
import tengen.host.search.Alarms;
import tengen.host.search.CoreTime;
import tengen.host.search.SearchService;
import tengen.protocol.analysis.AnalysisDialect;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveFactory;
import tengen.store.archive.ArchiveState;
import tengen.store.archive.DeferredArchive;
import tengen.store.archive.SteadyTime;
import tengen.store.archive.StoredSession;

/**
 * The state that all sessions share, built from a configuration: search service, tables, archive,
 * logins and quotas. Transports are added separately.
 */
public final class Daemon implements ServerState, AutoCloseable {
  /** Memory accounts per session: sent, received and unacknowledged data. */
  private static final int ACCOUNTS_PER_SESSION = 3;

  private static final int TABLES_IDLE_SECONDS = 10;

  private final TengenConfig config;
  private final ListenerOffers offers;
  private final SearchService searches;
  private final System.Logger log;
  private final LimitedLog limitedLog;
  private final ClientMemory memory;
  private final SessionRegistry registry;
  private final DeferredMonitor monitor;
  private final DeferredArchive archive;
  private final TableRegistry tables;
  private final TaskWatch tablesWatch;

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
    this.config = config;
    this.offers = offers;
    this.log = log;
    this.monitor = new DeferredMonitor();
    this.archive = new DeferredArchive();
    this.registry = new SessionRegistry(monitor);
    this.tablesWatch = new TaskWatch();
    this.tables = tables(HeapBudget.ofThisJvm().openTablesBytes(config));
    this.limitedLog = new LimitedLog(log, 1, LimitedLog.Later.onThread("log-minute"));
    this.memory =
        new ClientMemory(
            HeapBudget.ofThisJvm().bufferBytes(config),
            ACCOUNTS_PER_SESSION * config.limits().sessions());
    this.searches =
        new SearchService(
            pool(config.pools()),
            rules,
            System::nanoTime,
            Alarms.onThread("search-alarm"),
            CoreTime::ofThisThread,
            log,
            monitor);
  }

  private Daemon(Daemon before, TengenConfig config, ListenerOffers offers) {
    this.config = config;
    this.offers = offers;
    this.log = before.log;
    this.limitedLog = before.limitedLog;
    this.memory = before.memory;
    this.registry = before.registry;
    this.monitor = before.monitor;
    this.archive = before.archive;
    this.tables = before.tables;
    this.tablesWatch = before.tablesWatch;
    this.health = before.health;
    this.searches = before.searches;
    this.quotas = before.quotas().with(config.limits().address());
    this.logins = before.logins().with(config.auth());
  }

  /** Returns this daemon with another configuration. The pools keep their sizes. */
  public Daemon with(
      TengenConfig changed, Map<String, GameRules> rules, ListenerOffers changedOffers) {
    searches.add(rules);
    return new Daemon(this, changed, changedOffers);
  }

  /** Returns the service that runs the searches. */
  public SearchService searchService() {
    return searches;
  }

  /** Returns the registry of open sessions. */
  public SessionRegistry registry() {
    return registry;
  }

  /** Returns the monitor, which may be attached later. */
  public DeferredMonitor monitor() {
    return monitor;
  }

  /** Returns the archive, which may be attached later. */
  public DeferredArchive archive() {
    return archive;
  }

  /** Opens the archive at a URL and attaches it. */
  public void attachArchive(ArchiveFactory factory, String url) {
    attachArchive(factory.open(url, config.archive(), log));
  }

  /** Attaches an open archive and takes over its tables. */
  void attachArchive(Archive found) {
    useForTables();
    archive.attach(found);
    tables.recover();
  }

  /** Makes stored tables that are taken over run under this configuration. */
  public void useForTables() {
    tables.setContexts(this::sessionsOf);
  }

  /** Returns the context for a stored session's listener and account. */
  private Optional<SessionContext> sessionsOf(StoredSession stored) {
    Optional<SessionContext> found =
        config.listeners().stream()
            .filter(listener -> ListenerOffers.label(listener).equals(stored.listener()))
            .findFirst()
            .map(this::listenerContext)
            .flatMap(it -> Optional.ofNullable(it.sessions().get(AnalysisDialect.NAME)));
    return stored.owner().isEmpty()
        ? found
        : found.flatMap(it -> logins().named(stored.owner()).flatMap(it::as));
  }

  private TableRegistry tables(long memoryBytes) {
    var loop =
        new ThreadPoolExecutor(
            1,
            1,
            TABLES_IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("tables").factory());
    loop.allowCoreThreadTimeOut(true);
    return new TableRegistry(
        archive,
        registry,
        Alarms.onThread("table-alarm"),
        SteadyTime.OF_PROCESS::millis,
        task -> loop.execute(() -> tablesWatch.run(task)),
        memoryBytes,
        log);
  }

  @Override
  public Map<String, Long> sessions() {
    return registry.byProtocol();
  }

  @Override
  public SearchLoad searches() {
    return searches.load();
  }

  @Override
  public ArchiveState archived() {
    return archive.state();
  }

  /** Takes the health of the transport, which then also watches the tables' thread. */
  public void serveWith(Health server) {
    server.watch("table", tablesWatch::hanging);
    health = server;
  }

  /**
   * {@inheritDoc} Includes stuck engines, which {@link Health} ignores because they do not block
   * clients.
   */
  @Override
  public Map<String, Integer> hanging() {
    Map<String, Integer> all = new TreeMap<>(health.hanging());
    all.put("search", searches.stuckThreads());
    return all;
  }

  private static SearchService.Pool pool(PoolsConfig pools) {
    int cores = Runtime.getRuntime().availableProcessors();
    return new SearchService.Pool(
        pools.searchThreads().orElse(cores),
        pools.concurrentSearches(),
        pools.queue(),
        HeapBudget.ofThisJvm().tablesMib(pools) << 20);
  }

  /** Returns the context of a listener's connections. */
  public ListenerContext listenerContext(ListenerConfig listener) {
    LoginMode login = config.login(listener);
    boolean asks = login != LoginMode.NONE;
    ClientLimits limits = listener.limits().and(config.limits().address());
    boolean isBounded = asks || !limits.isNone();
    return offers.context(
        listener,
        searches,
        log,
        limitedLog,
        memory,
        asks
            ? Optional.of(new Authenticator(logins(), login == LoginMode.REQUIRED))
            : Optional.empty(),
        isBounded ? Optional.of(quotas()) : Optional.empty(),
        registry,
        archive,
        tables);
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
    tables.close();
    searches.close();
    archive.close();
    limitedLog.close();
  }
}
