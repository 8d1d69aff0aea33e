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
 * <p>A search takes as many permits as it has threads; an engine runs one at a time. Waiting
 * searches are served in the order of {@link SearchQueue}: those with a limit first, sessions in
 * turn. A background search, which only a stop ends, is paused after two seconds where one with a
 * limit waits, and resumed when a place is free; its listener hears no more of that than silence.
 * Whatever goes wrong (no permit in time, an engine that hangs, crashes or cheats), the session
 * gets a legal move. Any thread may call.
 */
public final class SearchService implements AutoCloseable {
  /** So long engines may take for their end: a session's own end has 300 ms. */
  private static final long FAREWELL_MS = 250;

  /**
   * How much may run at once.
   *
   * @param permits threads of all searches together
   * @param searches at once
   * @param queue searches that may wait; beyond it a session gets a legal move at once
   * @param memoryBytes of all engines together; idle ones are closed beyond it
   */
  public record Pool(int permits, int searches, int queue, long memoryBytes) {
    /** What a search by this engine may have. */
    public int mostThreads(ConfiguredEngine engine) {
      return Math.min(permits, engine.descriptor().maxThreads());
    }

    /** What its tables may have: no more than the operator configured. */
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

  /** Have a place, but no thread yet. */
  private final Queue<SearchTask> starting = new ArrayDeque<>();

  private final StuckThreads stuck;
  private @Nullable Future<?> pauseAlarm;

  /** Of runs that have ended. */
  private long endedNodes;

  private boolean closed;

  /**
   * A service that runs until it is closed.
   *
   * @param rules every referee, by id
   * @param nanoClock {@code System::nanoTime}, or a clock set by hand
   * @param alarms on that clock; the service closes them
   * @param threadTime tells the calling thread's, where the system knows it
   * @param log gets one line for each thing that went wrong
   * @param monitor hears of each search
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
  }

  /** How much may run at once. */
  public Pool pool() {
    return pool;
  }

  /** What it is at now. */
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

  /** How many threads engines have not come back from. */
  public int stuckThreads() {
    return stuck.count();
  }

  /** Knows these referees too; of those that it knows it keeps its own. */
  public void add(Map<String, GameRules> more) {
    more.forEach(rules::putIfAbsent);
  }

  /** True once for each protocol: in this process nobody has played over it yet. */
  public boolean isFirst(String protocol) {
    return resources.cores().isFirst(protocol);
  }

  /** A legal answer to a rehearsal, which no client hears. */
  public SearchResult withoutEngine(Position position, Goal goal) {
    return FallbackMove.nearest(referee(position), position, goal);
  }

  private GameRules referee(Position position) {
    return Optional.ofNullable(rules.get(position.rules())).orElseThrow();
  }

  /** Starts a search, or has it wait. The listener may be called before this returns. */
  public SearchTask submit(SearchRequest request, SearchListener listener) {
    var task = new SearchTask(this, resources, request, referee(request.position()), listener);
    Optional<String> refused;
    synchronized (lock) {
      refused = refusal(request.slot());
      if (refused.isEmpty()) {
        waiting.add(task);
        dispatch();
      }
    }
    launch();
    if (refused.isPresent()) {
      resources.log().warn(request.slot(), refused.get() + ": " + request.call().withoutEngine());
      task.answerSoon();
    } else {
      task.queued();
    }
    return task;
  }

  /**
   * Whether an engine could get ready on this slot at once, without another search waiting or
   * another engine being closed for it.
   */
  public boolean hasRoom(EngineSlot slot) {
    synchronized (lock) {
      return refusal(slot).isEmpty() && waiting.size() == 0 && usage.hasRoom(slot);
    }
  }

  /** Whether its engine is being made, or told of its game, for another request. */
  boolean isPreparing(EngineSlot slot) {
    synchronized (lock) {
      return slot.instance().isPreparing();
    }
  }

  private Optional<String> refusal(EngineSlot slot) {
    if (closed) {
      return Optional.of("the service is closed");
    }
    if (stuck.hasDisabled(plugin(slot))) {
      return Optional.of("is disabled");
    }
    return waiting.size() >= pool.queue() ? Optional.of("queue is full") : Optional.empty();
  }

  /**
   * Gives places to what can run, and divides the time of what runs among those that wait. Whoever
   * calls this launches what got a place when it has left the lock: a thread that is woken may take
   * the caller's core, and would find the lock held.
   */
  private void dispatch() {
    givePlaces();
    FairShare.apply(usage.running(), waiting.inOrder());
  }

  /** A search that needs many permits is not overtaken. */
  private void givePlaces() {
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
      if (!task.isBackground()) {
        makeWay(task);
      }
      if (!engineIsBusy) {
        return;
      }
    }
  }

  /** Pauses the background searches that keep this one waiting, or looks again when it may. */
  private void makeWay(SearchTask task) {
    for (SearchTask background : usage.inTheWay(task)) {
      long restMs = background.pause();
      if (restMs > 0) {
        if (pauseAlarm != null) {
          pauseAlarm.cancel(false);
        }
        pauseAlarm = resources.alarms().set(this::dispatchAgain, restMs);
      }
    }
  }

  private void dispatchAgain() {
    synchronized (lock) {
      dispatch();
    }
    launch();
  }

  private void launch() {
    for (var task = nextStarting(); task.isPresent(); task = nextStarting()) {
      launch(task.get());
    }
  }

  private void launch(SearchTask task) {
    if (resources.threads().start(() -> work(task))) {
      return;
    }
    synchronized (lock) {
      task.end();
      if (!takeBack(task)) {
        resources.closeLater(task.instance().take());
      }
      dispatch();
    }
    var _ = resources.alarms().set(() -> task.answerWithoutSearch(SearchOutcome.FAILED), 0);
  }

  private Optional<SearchTask> nextStarting() {
    synchronized (lock) {
      return Optional.ofNullable(starting.poll());
    }
  }

  /** Runs this search, and then on the same thread the one that gets its place. */
  private void work(SearchTask first) {
    Optional<SearchTask> next = Optional.of(first);
    try {
      while (next.isPresent()) {
        SearchTask task = next.get();
        Optional<CoreTime> before = resources.cores().look(resources.nowNanos());
        try {
          task.run();
        } finally {
          ended(task);
        }
        before.ifPresent(resources.cores()::take);
        next = nextStarting();
        launch();
      }
    } finally {
      launch();
    }
  }

  private void evict() {
    usage.evict().forEach(evicted -> resources.closeLater(evicted.take()));
  }

  /** A search's thread has come back; its engine is idle, or closed if nobody waits for it. */
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

  /** Takes back what a search had; whether its engine is idle, and not to be closed. */
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

  /** Takes a search out of the queue that needs no place any more; false: it waits, or is out. */
  boolean withdraw(SearchTask task) {
    synchronized (lock) {
      if (!task.mayLeaveQueue() || !waiting.remove(task)) {
        return false;
      }
      task.end();
      dispatch();
    }
    launch();
    return true;
  }

  /** An engine that is not ready in time searches for nobody: its permits go to others. */
  void yieldPlace(SearchTask task) {
    synchronized (lock) {
      usage.release(task);
      dispatch();
    }
    launch();
  }

  /** The session goes on without this engine. */
  void abandon(SearchTask task) {
    abandon(task.request().slot(), task.instance());
  }

  /** An engine that still has not come back: its permits go to others. */
  void stuck(SearchTask task) {
    yieldPlace(task);
    stuck.add(plugin(task.request().slot()));
  }

  /** An engine that counted as stuck has come back after all. */
  void unstuck(SearchTask task) {
    stuck.remove(plugin(task.request().slot()));
  }

  /** Ends a slot with its session. */
  public void leave(EngineSlot slot) {
    synchronized (lock) {
      abandon(slot, slot.instance());
    }
  }

  /** Whoever runs the instance closes it; if nobody does, that is now. */
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

  /** The clock that searches are timed by. */
  public LongSupplier nanoClock() {
    return resources.nanoClock();
  }

  private static String plugin(EngineSlot slot) {
    return slot.configured().plugin().descriptor().id();
  }

  /**
   * Closes every engine, in mid-search too, and waits for a moment: an engine may have to end a
   * program that would outlive this process.
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
    resources.threads().awaitEnd(FAREWELL_MS);
  }
}
