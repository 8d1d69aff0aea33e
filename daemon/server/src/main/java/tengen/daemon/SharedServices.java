package tengen.daemon;

import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tengen.config.PoolsConfig;
import tengen.config.TengenConfig;
import tengen.daemon.log.LimitedLog;
import tengen.daemon.monitor.DeferredMonitor;
import tengen.daemon.monitor.TaskWatch;
import tengen.daemon.session.SessionRegistry;
import tengen.daemon.table.TableRegistry;
import tengen.game.GameRules;
import tengen.host.memory.ClientMemory;
import tengen.host.search.Alarms;
import tengen.host.search.CoreTime;
import tengen.host.search.SearchService;
import tengen.store.archive.Archive;
import tengen.store.archive.DeferredArchive;
import tengen.store.archive.SteadyTime;

/**
 * The services that all listeners share. They stay when the configuration changes.
 *
 * @param searches runs the searches of all sessions
 * @param log for the operator
 * @param limitedLog rate-limited log for events that many clients can cause
 * @param memory bounds the buffers of all clients
 * @param monitor of sessions and searches; may be attached later
 * @param registry the open sessions
 * @param archive stores games and sessions; may be attached later
 * @param tables games that continue without their sessions
 * @param tablesWatch watches the thread of the tables
 */
record SharedServices(
    SearchService searches,
    System.Logger log,
    LimitedLog limitedLog,
    ClientMemory memory,
    DeferredMonitor monitor,
    SessionRegistry registry,
    DeferredArchive archive,
    TableRegistry tables,
    TaskWatch tablesWatch) {
  /** Memory accounts per session: sent, received and unacknowledged data. */
  private static final int ACCOUNTS_PER_SESSION = 3;

  private static final int TABLES_IDLE_SECONDS = 10;

  /** Starts the services with the pools and limits of a configuration. */
  static SharedServices of(TengenConfig config, Map<String, GameRules> rules, System.Logger log) {
    var budget = HeapBudget.ofThisJvm();
    var monitor = new DeferredMonitor();
    var archive = new DeferredArchive();
    var registry = new SessionRegistry(monitor);
    var tablesWatch = new TaskWatch();
    var tables = tables(budget.openTablesBytes(config), archive, registry, tablesWatch, log);
    var memory =
        new ClientMemory(
            budget.bufferBytes(config), ACCOUNTS_PER_SESSION * config.limits().sessions());
    var searches =
        new SearchService(
            pool(config.pools(), budget),
            rules,
            System::nanoTime,
            Alarms.onThread("search-alarm"),
            CoreTime::ofThisThread,
            log,
            monitor);
    return new SharedServices(
        searches,
        log,
        new LimitedLog(log, 1, LimitedLog.Later.onThread("log-minute")),
        memory,
        monitor,
        registry,
        archive,
        tables,
        tablesWatch);
  }

  private static TableRegistry tables(
      long memoryBytes,
      Archive archive,
      SessionRegistry registry,
      TaskWatch watch,
      System.Logger log) {
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
        task -> loop.execute(() -> watch.run(task)),
        memoryBytes,
        log);
  }

  private static SearchService.Pool pool(PoolsConfig pools, HeapBudget budget) {
    int cores = Runtime.getRuntime().availableProcessors();
    return new SearchService.Pool(
        pools.searchThreads().orElse(cores),
        pools.concurrentSearches(),
        pools.queue(),
        budget.tablesMib(pools) << 20);
  }
}
