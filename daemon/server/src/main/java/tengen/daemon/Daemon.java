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
import tengen.daemon.access.LoginDesk;
import tengen.daemon.access.Logins;
import tengen.daemon.access.Quotas;
import tengen.daemon.log.LimitedLog;
import tengen.daemon.monitor.Health;
import tengen.daemon.monitor.LateMonitor;
import tengen.daemon.monitor.ServerState;
import tengen.daemon.monitor.TaskWatch;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionCensus;
import tengen.daemon.session.SessionContext;
import tengen.daemon.table.TableRoom;
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
import tengen.store.archive.KeptSession;
import tengen.store.archive.LateArchive;
import tengen.store.archive.SteadyTime;

/**
 * The parts that sessions share, put together from a configuration: the search service, and the
 * offers of its listeners. Transports come on top.
 */
public final class Daemon implements ServerState, AutoCloseable {
  /** Of each session: what it has sent, what it is sent, and what may not have arrived. */
  private static final int ACCOUNTS = 3;

  private static final int TABLES_IDLE_SECONDS = 10;

  private final TengenConfig config;
  private final ListenerOffers offers;
  private final SearchService searches;
  private final System.Logger log;
  private final LimitedLog crowdLog;
  private final ClientMemory memory;
  private final SessionCensus census;
  private final LateMonitor monitor;
  private final LateArchive archive;
  private final TableRoom tables;
  private final TaskWatch tablesWatch;

  /** The threads that serve clients; none until the server names them. */
  private volatile Health health = new Health();

  private @Nullable Quotas quotas;
  private @Nullable Logins logins;

  /** A daemon that serves nobody yet. The configuration has no faults. */
  public Daemon(TengenConfig config, Map<String, GameRules> rules, ListenerOffers offers) {
    this(config, rules, offers, Logs.daemon());
  }

  /** The same with a log of its own. */
  Daemon(
      TengenConfig config, Map<String, GameRules> rules, ListenerOffers offers, System.Logger log) {
    this.config = config;
    this.offers = offers;
    this.log = log;
    this.monitor = new LateMonitor();
    this.archive = new LateArchive();
    this.census = new SessionCensus(monitor);
    this.tablesWatch = new TaskWatch();
    this.tables = tables(HeapBudget.ofThisJvm().openTablesBytes(config));
    this.crowdLog = new LimitedLog(log, 1, LimitedLog.Later.onThread("log-minute"));
    this.memory =
        new ClientMemory(
            HeapBudget.ofThisJvm().bufferBytes(config), ACCOUNTS * config.limits().sessions());
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
    this.crowdLog = before.crowdLog;
    this.memory = before.memory;
    this.census = before.census;
    this.monitor = before.monitor;
    this.archive = before.archive;
    this.tables = before.tables;
    this.tablesWatch = before.tablesWatch;
    this.health = before.health;
    this.searches = before.searches;
    this.quotas = before.quotas().with(config.limits().address());
    this.logins = before.logins().with(config.auth());
  }

  /** The same daemon under another configuration; its pools stay as they are. */
  public Daemon with(
      TengenConfig changed, Map<String, GameRules> rules, ListenerOffers changedOffers) {
    searches.add(rules);
    return new Daemon(this, changed, changedOffers);
  }

  /** The sessions that are open. */
  public SessionCensus census() {
    return census;
  }

  /** Hears of sessions and searches, once it has come. */
  public LateMonitor monitor() {
    return monitor;
  }

  /** Keeps games and sessions, once it has come. */
  public LateArchive archive() {
    return archive;
  }

  /** Opens the archive at that address, for what has waited for it and for all that comes. */
  public void keepIn(ArchiveFactory factory, String url) {
    keepIn(factory.open(url, config.archive(), log));
  }

  /** The same with an archive that is open; its tables come back. */
  void keepIn(Archive there) {
    seatTables();
    archive.attach(there);
    tables.comeBack();
  }

  /** From now on tables that were left in the archive come back under this configuration. */
  public void seatTables() {
    tables.seatIn(this::sessionsOf);
  }

  /** What the sessions share of a kept one's listener and account. */
  private Optional<SessionContext> sessionsOf(KeptSession kept) {
    Optional<SessionContext> there =
        config.listeners().stream()
            .filter(listener -> ListenerOffers.label(listener).equals(kept.listener()))
            .findFirst()
            .map(this::listenerContext)
            .flatMap(it -> Optional.ofNullable(it.sessions().get(AnalysisDialect.NAME)));
    return kept.owner().isEmpty()
        ? there
        : there.flatMap(it -> logins().named(kept.owner()).flatMap(it::as));
  }

  private TableRoom tables(long memoryBytes) {
    var loop =
        new ThreadPoolExecutor(
            1,
            1,
            TABLES_IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("tables").factory());
    loop.allowCoreThreadTimeOut(true);
    return new TableRoom(
        archive,
        census,
        Alarms.onThread("table-alarm"),
        SteadyTime.OF_PROCESS::millis,
        task -> loop.execute(() -> tablesWatch.run(task)),
        memoryBytes,
        log);
  }

  @Override
  public Map<String, Long> sessions() {
    return census.byProtocol();
  }

  @Override
  public SearchLoad searches() {
    return searches.load();
  }

  @Override
  public ArchiveState archived() {
    return archive.state();
  }

  /** Takes the health of the transport, which watches the tables' thread from now on, too. */
  public void serveWith(Health server) {
    server.watch("table", tablesWatch::hanging);
    health = server;
  }

  /** Engines that hang keep no client waiting, so {@link Health} does not know them. */
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

  /** What this listener's connections share. */
  public ListenerContext listenerContext(ListenerConfig listener) {
    LoginMode login = config.login(listener);
    boolean asks = login != LoginMode.NONE;
    ClientLimits limits = listener.limits().and(config.limits().address());
    boolean isBounded = asks || !limits.isNone();
    return offers.context(
        listener,
        searches,
        log,
        crowdLog,
        memory,
        asks ? Optional.of(new LoginDesk(logins(), login == LoginMode.REQUIRED)) : Optional.empty(),
        isBounded ? Optional.of(quotas()) : Optional.empty(),
        census,
        archive,
        tables);
  }

  private synchronized Quotas quotas() {
    if (quotas == null) {
      quotas = new Quotas(config.limits().address(), System::nanoTime);
    }
    return quotas;
  }

  /** Those of all listeners: who fails at one has failed at all. */
  private synchronized Logins logins() {
    if (logins == null) {
      logins = new Logins(config.auth(), System::nanoTime);
    }
    return logins;
  }

  /** Ends all searches, and writes what waits for the archive or was left out of the log. */
  @Override
  public void close() {
    tables.close();
    searches.close();
    archive.close();
    crowdLog.close();
  }
}
