package tengen.daemon.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.game.GameRules;

/**
 * Runs the searches and inspections of all sessions on a bounded number of threads.
 *
 * <p>A search takes as many permits as it has threads, and waiting searches are served in the order
 * in which they came; a session has one at a time, so sessions are served in turn. Whatever goes
 * wrong (no permit in time, an engine that hangs, crashes or cheats), the session gets a legal
 * move. Any thread may call.
 */
public final class SearchService implements AutoCloseable {
  /** So long engines may take for their end: a session's own end has 300 ms. */
  private static final long FAREWELL_MS = 250;

  /** So many stuck threads disable a plugin. */
  private static final int STUCK_THREADS = 2;

  /**
   * How much may run at once.
   *
   * @param permits threads of all searches together
   * @param searches at once
   * @param queue searches that may wait; beyond it a session gets a legal move at once
   * @param memoryBytes of all engines together; idle ones are closed beyond it
   */
  public record Pool(int permits, int searches, int queue, long memoryBytes) {}

  private final Pool pool;
  private final Map<String, GameRules> rules;
  private final LongSupplier nanoClock;
  private final System.Logger log;
  private final ExecutorService threads;
  private final ScheduledThreadPoolExecutor alarms;
  private final ThreadFactory engineThreads = named("engine");

  private final Object lock = new Object();
  private final Deque<SearchTask> waiting = new ArrayDeque<>();
  private final Set<EngineInstance> idle = new LinkedHashSet<>();
  private final Set<Engine> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> stuck = new HashMap<>();
  private final Set<String> disabled = new HashSet<>();
  private int freePermits;
  private int running;
  private long busyBytes;
  private boolean closed;

  /**
   * A service that runs until it is closed.
   *
   * @param rules every referee, by id
   * @param nanoClock {@code System::nanoTime}
   * @param log gets one line for each thing that went wrong
   */
  public SearchService(
      Pool pool, Map<String, GameRules> rules, LongSupplier nanoClock, System.Logger log) {
    this.pool = pool;
    this.rules = Map.copyOf(rules);
    this.nanoClock = nanoClock;
    this.log = log;
    this.freePermits = pool.permits();
    this.threads =
        new ThreadPoolExecutor(
            0, Integer.MAX_VALUE, 10, TimeUnit.SECONDS, new SynchronousQueue<>(), named("search"));
    this.alarms = new ScheduledThreadPoolExecutor(1, named("search-alarm"));
    alarms.setRemoveOnCancelPolicy(true);
  }

  /** How much may run at once. */
  public Pool pool() {
    return pool;
  }

  /** Starts a search, or has it wait. The listener may be called before this returns. */
  public SearchTask submit(SearchRequest request, SearchListener listener) {
    GameRules referee = Optional.ofNullable(rules.get(request.position().rules())).orElseThrow();
    SearchTask task;
    Optional<String> refused;
    synchronized (lock) {
      task = new SearchTask(this, request, referee, listener);
      refused = refusal(request.slot());
      if (refused.isEmpty()) {
        waiting.add(task);
        dispatch();
      }
    }
    if (refused.isPresent()) {
      log(request.slot(), refused.get() + ": " + request.call().withoutEngine());
      task.answerWithoutSearch();
    } else {
      task.setAlarm();
    }
    return task;
  }

  /**
   * Whether an engine could get ready on this slot at once, without another search waiting or
   * another engine being closed for it.
   */
  public boolean hasRoom(EngineSlot slot) {
    EngineInstance instance = slot.instance();
    synchronized (lock) {
      long others =
          idle.stream()
              .filter(each -> each != instance)
              .mapToLong(EngineInstance::memoryBytes)
              .sum();
      return refusal(slot).isEmpty()
          && waiting.isEmpty()
          && !instance.busy
          && running < pool.searches()
          && freePermits >= slot.settings().threads()
          && busyBytes + others + slot.settings().memoryBytes() <= pool.memoryBytes();
    }
  }

  private Optional<String> refusal(EngineSlot slot) {
    if (closed) {
      return Optional.of("the service is closed");
    }
    if (disabled.contains(plugin(slot))) {
      return Optional.of("is disabled");
    }
    return waiting.size() >= pool.queue() ? Optional.of("queue is full") : Optional.empty();
  }

  /** Starts what can run, oldest first; a search that needs many permits is not overtaken. */
  private void dispatch() {
    Iterator<SearchTask> oldestFirst = waiting.iterator();
    while (oldestFirst.hasNext() && running < pool.searches()) {
      SearchTask task = oldestFirst.next();
      if (task.instance().busy) {
        continue;
      }
      int permits = Math.min(task.permits(), pool.permits());
      if (permits > freePermits) {
        return;
      }
      oldestFirst.remove();
      start(task, permits);
    }
  }

  private void start(SearchTask task, int permits) {
    EngineInstance instance = task.instance();
    instance.busy = true;
    idle.remove(instance);
    freePermits -= permits;
    running++;
    long bytes = task.request().slot().settings().memoryBytes();
    task.holds(permits, bytes);
    busyBytes += bytes;
    makeRoom();
    try {
      threads.execute(task::run);
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      release(task);
      instance.busy = false;
      logLine("no thread for a search: " + e.getMessage());
      alarms.execute(task::answerWithoutSearch);
    }
  }

  /** Closes idle engines, least recently used first, until the others fit. */
  private void makeRoom() {
    long bytes = busyBytes + idle.stream().mapToLong(EngineInstance::memoryBytes).sum();
    Iterator<EngineInstance> oldestFirst = idle.iterator();
    while (bytes > pool.memoryBytes() && oldestFirst.hasNext()) {
      EngineInstance oldest = oldestFirst.next();
      bytes -= oldest.memoryBytes();
      oldestFirst.remove();
      closeLater(oldest.take());
    }
  }

  private void release(SearchTask task) {
    SearchTask.Held held = task.letGo();
    if (held.permits() > 0) {
      freePermits += held.permits();
      busyBytes -= held.bytes();
      running--;
    }
  }

  /** A search's thread has come back; its engine is idle, or closed if nobody waits for it. */
  void ended(SearchTask task, boolean wasStuck) {
    EngineInstance instance = task.instance();
    boolean leave;
    synchronized (lock) {
      release(task);
      if (wasStuck) {
        stuck.merge(plugin(task.request().slot()), -1, Integer::sum);
      }
      instance.busy = false;
      leave = instance.abandoned || closed;
      if (!leave) {
        idle.add(instance);
        makeRoom();
      }
      dispatch();
    }
    if (leave) {
      closeQuietly(instance.take());
    }
  }

  /** Takes a task that still waits out of the queue. */
  boolean withdraw(SearchTask task) {
    synchronized (lock) {
      boolean waited = waiting.remove(task);
      if (waited) {
        dispatch();
      }
      return waited;
    }
  }

  /** The session goes on without this engine. */
  void abandon(SearchTask task) {
    abandon(task.request().slot(), task.instance());
  }

  /** An engine that still has not come back: its permits go to others. */
  void stuck(SearchTask task) {
    String plugin = plugin(task.request().slot());
    boolean nowDisabled;
    synchronized (lock) {
      release(task);
      nowDisabled = stuck.merge(plugin, 1, Integer::sum) >= STUCK_THREADS && disabled.add(plugin);
      dispatch();
    }
    if (nowDisabled) {
      logLine("engine " + plugin + " disabled: " + STUCK_THREADS + " of its threads hang");
    }
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
      instance.abandoned = true;
      if (slot.instance() == instance) {
        slot.vacate();
      }
      idle.remove(instance);
      if (!instance.busy) {
        closeLater(instance.take());
      }
    }
  }

  private void closeLater(@Nullable Engine engine) {
    if (engine == null) {
      return;
    }
    if (closed) {
      closeQuietly(engine);
    } else {
      threads.execute(() -> closeQuietly(engine));
    }
  }

  /** Keeps an engine in mind until it is closed. */
  void opened(Engine engine) {
    open.add(engine);
  }

  void closeQuietly(@Nullable Engine engine) {
    try {
      if (engine != null) {
        open.remove(engine);
        engine.close();
      }
    } catch (RuntimeException | Error e) {
      logLine("an engine failed to close: " + e);
    }
  }

  Future<?> alarm(Runnable action, long delay, TimeUnit unit) {
    try {
      return alarms.schedule(action, delay, unit);
    } catch (RejectedExecutionException _) {
      // Closed: nobody waits for an answer any more.
      return CompletableFuture.completedFuture(null);
    }
  }

  /** The clock that searches are timed by. */
  public LongSupplier nanoClock() {
    return nanoClock;
  }

  EngineContext context(EngineSlot slot) {
    return new EngineContext(
        rules,
        engineThreads,
        Optional.empty(),
        line -> logLine(slot.configured().id() + ": " + line));
  }

  void log(EngineSlot slot, String what) {
    logLine("engine " + slot.configured().id() + " " + what);
  }

  void log(EngineSlot slot, String what, Throwable why) {
    log.log(System.Logger.Level.WARNING, "engine " + slot.configured().id() + " " + what);
    log.log(System.Logger.Level.DEBUG, "the failure was", why);
  }

  private void logLine(String line) {
    log.log(System.Logger.Level.WARNING, line);
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
        idle.clear();
        open.forEach(engine -> threads.execute(() -> closeQuietly(engine)));
        alarms.shutdownNow();
        threads.shutdown();
      }
    }
    try {
      var _ = threads.awaitTermination(FAREWELL_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static ThreadFactory named(String name) {
    var number = new AtomicInteger();
    return work -> {
      var thread = new Thread(work, name + "-" + number.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    };
  }
}
