package tengen.host.search;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.host.monitor.SearchLoad;
import tengen.host.monitor.SearchMonitor;
import tengen.host.monitor.SearchOutcome;
import tengen.search.Goal;
import tengen.search.SearchResult;

/**
 * Runs the searches and inspections of all sessions on a bounded number of threads.
 *
 * <p>A search needs one permit per thread; an engine runs one search at a time. Waiting searches
 * are served in the order of {@link SearchQueue}. A background search, which runs until stopped, is
 * paused after two seconds if a search with a limit or of another session waits, and resumed later;
 * its listener only notices a gap in its reports. If a search gets no permit in time, or its engine
 * hangs, fails or answers illegally, the session gets a legal move. Thread-safe.
 */
public final class SearchService implements AutoCloseable {
  /** Time for engines to close at a shutdown, in milliseconds; a stdio session's end has 300 ms. */
  private static final long CLOSE_TIMEOUT_MS = 250;

  /**
   * The limits of the service.
   *
   * @param permits threads of all searches together
   * @param searches number of concurrent searches
   * @param queue number of waiting searches; beyond it a session gets a legal move at once
   * @param memoryBytes of all engines together; beyond it idle engines are closed
   */
  public record Pool(int permits, int searches, int queue, long memoryBytes) {
    /** Returns the maximum number of threads of a search by an engine. */
    public int mostThreads(ConfiguredEngine engine) {
      return Math.min(permits, engine.descriptor().maxThreads());
    }

    /** Returns the maximum size of an engine's tables, in bytes; at most as configured. */
    public long mostBytes(ConfiguredEngine engine) {
      return Math.min(memoryBytes, engine.settings().memoryBytes());
    }
  }

  private final Pool pool;
  private final Map<String, GameRules> rules;
  private final SearchResources resources;

  private final Object lock = new Object();
  private final SearchQueue waiting = new SearchQueue();
  private final PoolUsage usage;

  /** Searches that have a place but no thread yet. */
  private final Queue<SearchTask> starting = new ArrayDeque<>();

  private final SearchLauncher launcher;
  private final StuckThreads stuck;
  private @Nullable Future<?> pauseAlarm;

  /** The nodes of all finished runs. */
  private long endedNodes;

  private boolean closed;

  /**
   * Creates a service.
   *
   * @param rules all referees by id
   * @param nanoClock {@code System::nanoTime}, or a test's clock
   * @param alarms timer on that clock, closed by the service
   * @param threadTime returns the calling thread's time if the system provides it
   * @param log receives one line for each failure
   * @param monitor observes the searches
   */
  public SearchService(
      Pool pool,
      Map<String, GameRules> rules,
      LongSupplier nanoClock,
      Alarms alarms,
      Supplier<Optional<CoreTime>> threadTime,
      System.Logger log,
      SearchMonitor monitor) {
    this.pool = pool;
    this.rules = new ConcurrentHashMap<>(rules);
    this.usage = new PoolUsage(pool);
    var engineLog = new EngineLog(log);
    this.stuck = new StuckThreads(engineLog);
    var closing = new CloseWatch(alarms, stuck::add, stuck::remove);
    this.resources =
        new SearchResources(
            nanoClock,
            alarms,
            new SearchThreads(alarms, engineLog),
            engineLog,
            monitor,
            new BusyCores(threadTime),
            new QuickMoves(nanoClock),
            new OpenEngines(this.rules, SearchThreads.ofEngines(engineLog), closing::begin, log));
    this.launcher =
        new SearchLauncher(resources, this::nextStarting, this::ended, this::notStarted);
  }

  /** Returns the limits of the service. */
  public Pool pool() {
    return pool;
  }

  /** Returns the current load. */
  public SearchLoad load() {
    synchronized (lock) {
      long runningNodes = usage.running().stream().mapToLong(SearchTask::runNodes).sum();
      return new SearchLoad(
          usage.running().size(),
          waiting.size(),
          usage.takenPermits(),
          pool.permits(),
          endedNodes + runningNodes);
    }
  }

  /** Returns the number of threads that engines have not returned. */
  public int stuckThreads() {
    return stuck.count();
  }

  /** Adds referees; known ids keep theirs. */
  public void add(Map<String, GameRules> more) {
    more.forEach(rules::putIfAbsent);
  }

  /** Returns true once per protocol: for the first session of this process. */
  public boolean isFirst(String protocol) {
    return resources.cores().isFirst(protocol);
  }

  /** Returns a legal answer for a warm-up without an engine. */
  public SearchResult withoutEngine(Position position, Goal goal) {
    return FallbackMove.nearest(referee(position), position, goal);
  }

  private GameRules referee(Position position) {
    return Optional.ofNullable(rules.get(position.rules())).orElseThrow();
  }

  /** Starts or queues a search. May call the listener before it returns. */
  public SearchTask submit(SearchRequest request, SearchListener listener) {
    var task = new SearchTask(this, resources, request, referee(request.position()), listener);
    Optional<String> rejected;
    synchronized (lock) {
      rejected = rejection(request.slot());
      if (rejected.isEmpty()) {
        waiting.add(task);
        dispatch();
      }
    }
    launcher.launch();
    if (rejected.isPresent()) {
      resources.log().warn(request.slot(), rejected.get() + "; " + request.call().withoutEngine());
      task.answerDelayed();
    } else {
      task.queued();
    }
    return task;
  }

  /**
   * Returns whether an engine could be prepared on a slot now, without delaying a waiting search or
   * closing another engine.
   */
  public boolean hasRoom(EngineSlot slot) {
    synchronized (lock) {
      return rejection(slot).isEmpty() && waiting.size() == 0 && usage.hasRoom(slot);
    }
  }

  /**
   * Returns whether the slot's engine is being created, or notified of a game, for another request.
   */
  boolean isPreparing(EngineSlot slot) {
    synchronized (lock) {
      return slot.instance().isPreparing();
    }
  }

  private Optional<String> rejection(EngineSlot slot) {
    if (closed) {
      return Optional.of("search rejected: the daemon is stopping");
    }
    if (stuck.hasDisabled(plugin(slot))) {
      return Optional.of("engine is disabled");
    }
    return waiting.size() >= pool.queue() ? Optional.of("search queue is full") : Optional.empty();
  }

  /**
   * Gives places to waiting searches, and divides the time of the running ones. The caller must
   * call {@link SearchLauncher#launch} after releasing the lock, because a woken thread would block
   * on it.
   */
  private void dispatch() {
    givePlaces();
    FairShare.apply(usage.running(), waiting.inOrder());
  }

  /**
   * Gives places in the order of the queue, in which sessions take turns. A search that waits for
   * permits is not overtaken; one that waits for its engine is.
   */
  private void givePlaces() {
    long pauseInMs = Long.MAX_VALUE;
    for (SearchTask task : waiting.inOrder()) {
      boolean engineIsBusy = task.request().slot().instance().isBusy();
      if (usage.hasPlace(task)) {
        waiting.leave(task);
        usage.take(task);
        task.takePlace(FairShare.turnMs(waiting.inOrder(), usage.running().size()));
        evict();
        starting.add(task);
        continue;
      }
      pauseInMs = Math.min(pauseInMs, pauseBlockers(task));
      if (!engineIsBusy) {
        break;
      }
    }
    setPauseAlarm(pauseInMs);
  }

  /**
   * Pauses background searches that block a search.
   *
   * @return time until the next of them may be paused, in milliseconds; {@link Long#MAX_VALUE} if
   *     none is left
   */
  private long pauseBlockers(SearchTask task) {
    return usage.blockers(task).stream()
        .mapToLong(SearchTask::pause)
        .filter(restMs -> restMs > 0)
        .min()
        .orElse(Long.MAX_VALUE);
  }

  /** Sets the alarm for the next background search that may be paused, in place of an earlier. */
  private void setPauseAlarm(long delayMs) {
    if (pauseAlarm != null) {
      pauseAlarm.cancel(false);
      pauseAlarm = null;
    }
    if (delayMs < Long.MAX_VALUE) {
      pauseAlarm = resources.alarms().set(this::dispatchAgain, delayMs);
    }
  }

  private void dispatchAgain() {
    synchronized (lock) {
      dispatch();
    }
    launcher.launch();
  }

  private Optional<SearchTask> nextStarting() {
    synchronized (lock) {
      return Optional.ofNullable(starting.poll());
    }
  }

  /** Gives back the place of a search for which there is no thread, and answers it. */
  private void notStarted(SearchTask task) {
    synchronized (lock) {
      task.end();
      if (!takeBack(task)) {
        resources.closeLater(task.instance().take());
      }
      dispatch();
    }
    var _ = resources.alarms().set(() -> task.answerWithoutSearch(SearchOutcome.FAILED), 0);
  }

  private void evict() {
    usage.evict().forEach(evicted -> resources.closeLater(evicted.take()));
  }

  /**
   * Handles the return of a search's thread. Its engine becomes idle, or is closed if it was
   * abandoned.
   */
  private void ended(SearchTask task) {
    EngineInstance instance = task.instance();
    boolean leave;
    boolean resumes;
    synchronized (lock) {
      endedNodes += task.runNodes();
      resumes = task.endOrWait(!closed);
      leave = !takeBack(task);
      if (resumes) {
        waiting.add(task);
      }
      dispatch();
    }
    if (leave) {
      resources.engines().close(instance.take());
    }
    if (!resumes) {
      task.giveHeld();
    }
  }

  /**
   * Takes back a search's resources; returns whether its engine becomes idle instead of being
   * closed.
   */
  private boolean takeBack(SearchTask task) {
    EngineInstance instance = task.instance();
    usage.release(task);
    instance.runs(null);
    boolean stays = !instance.isAbandoned() && !closed;
    if (stays) {
      usage.addIdle(instance);
      evict();
    }
    return stays;
  }

  /**
   * Removes a search from the queue if it needs no place; returns false if it must wait or is not
   * queued.
   */
  boolean withdraw(SearchTask task) {
    synchronized (lock) {
      if (!task.mayLeaveQueue() || !waiting.remove(task)) {
        return false;
      }
      task.end();
      dispatch();
    }
    launcher.launch();
    return true;
  }

  /** Gives the permits of a search whose engine is not ready in time to searches that wait. */
  void yieldPlace(SearchTask task) {
    synchronized (lock) {
      usage.release(task);
      dispatch();
    }
    launcher.launch();
  }

  /** Gives the session another engine in place of an unresponsive one. */
  void abandon(SearchTask task) {
    abandon(task.request().slot(), task.instance());
  }

  /** Counts a search's thread as stuck and gives its permits to searches that wait. */
  void stuck(SearchTask task) {
    yieldPlace(task);
    stuck.add(plugin(task.request().slot()));
  }

  /** Counts a stuck thread as returned. */
  void unstuck(SearchTask task) {
    stuck.remove(plugin(task.request().slot()));
  }

  /** Releases a slot at the end of its session. */
  public void leave(EngineSlot slot) {
    synchronized (lock) {
      abandon(slot, slot.instance());
    }
  }

  /**
   * Abandons an instance. The thread running it closes the engine; without one, it is closed now.
   */
  private void abandon(EngineSlot slot, EngineInstance instance) {
    synchronized (lock) {
      if (slot.instance() == instance) {
        slot.vacate();
      }
      usage.removeIdle(instance);
      if (!instance.abandon()) {
        resources.closeLater(instance.take());
      }
    }
  }

  /** Returns the clock of the searches. */
  public LongSupplier nanoClock() {
    return resources.nanoClock();
  }

  private static String plugin(EngineSlot slot) {
    return slot.configured().plugin().descriptor().id();
  }

  /**
   * Closes all engines, even while they search, and waits briefly, because an engine may have to
   * end an external program.
   */
  @Override
  public void close() {
    synchronized (lock) {
      if (!closed) {
        closed = true;
        usage.busy().forEach(EngineInstance::giveUp);
        resources.engines().closeAll(resources.threads()::start);
        resources.alarms().close();
        resources.threads().shutDown();
      }
    }
    resources.threads().awaitEnd(CLOSE_TIMEOUT_MS);
  }
}
