package tengen.host.search;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What running searches and idle engines take of the pool. Guarded by the service's lock. */
final class PoolUsage {
  private static final long LEAST_BYTES = 1L << 20;

  private record Held(int permits, long bytes) {}

  private final SearchService.Pool pool;

  /** In the order of their beginnings. */
  private final Map<SearchTask, Held> running = new LinkedHashMap<>();

  /** Least recently used first. */
  private final Set<EngineInstance> idle = new LinkedHashSet<>();

  private int freePermits;
  private long busyBytes;

  PoolUsage(SearchService.Pool pool) {
    this.pool = pool;
    this.freePermits = pool.permits();
  }

  /** Those that a search runs on. */
  Stream<EngineInstance> busy() {
    return running.keySet().stream().map(SearchTask::instance);
  }

  int takenPermits() {
    return pool.permits() - freePermits;
  }

  private int permits(EngineSlot slot) {
    return Math.min(slot.settings().threads(), pool.permits());
  }

  /** Whether this search can run now. */
  boolean hasPlace(SearchTask task) {
    EngineSlot slot = task.request().slot();
    return !slot.instance().isBusy()
        && running.size() < pool.searches()
        && permits(slot) <= freePermits;
  }

  /** The same, without closing another engine for it. */
  boolean hasRoom(EngineSlot slot) {
    EngineInstance instance = slot.instance();
    long others =
        idle.stream().filter(each -> each != instance).mapToLong(EngineInstance::memoryBytes).sum();
    return !instance.isBusy()
        && running.size() < pool.searches()
        && slot.settings().threads() <= freePermits
        && busyBytes + others + share(instance) <= pool.memoryBytes();
  }

  /**
   * What the tables of an engine may hold: where other engines are many, as much as each of them
   * could, so that none needs to be closed for it. In powers of two: few different sizes.
   */
  private long share(EngineInstance instance) {
    long wanted = instance.slot().settings().memoryBytes();
    long fair = pool.memoryBytes() / (others(instance) + 1);
    return fair >= wanted ? wanted : Math.max(LEAST_BYTES, Long.highestOneBit(fair));
  }

  private long others(EngineInstance instance) {
    return Stream.concat(idle.stream(), busy()).filter(each -> each != instance).count();
  }

  /**
   * The background searches that must pause before this one can run; those that pause already are
   * not among them.
   */
  List<SearchTask> inTheWay(SearchTask task) {
    EngineSlot slot = task.request().slot();
    if (slot.instance().isBusy()) {
      return running.keySet().stream()
          .filter(each -> each.instance() == slot.instance())
          .filter(each -> each.isBackground() && !each.isPausing())
          .toList();
    }
    int freed = freePermits;
    int left = running.size();
    for (var each : running.entrySet()) {
      if (each.getKey().isPausing()) {
        freed += each.getValue().permits();
        left--;
      }
    }
    List<SearchTask> found = new ArrayList<>();
    for (var each : running.entrySet()) {
      boolean enough = freed >= permits(slot) && left < pool.searches();
      if (!enough && each.getKey().isBackground() && !each.getKey().isPausing()) {
        found.add(each.getKey());
        freed += each.getValue().permits();
        left--;
      }
    }
    return found;
  }

  /** The searches that run, in the order of their beginnings. */
  Set<SearchTask> running() {
    return running.keySet();
  }

  /** A search begins. */
  void take(SearchTask task) {
    EngineSlot slot = task.request().slot();
    EngineInstance instance = slot.instance();
    if (instance.isFresh()) {
      instance.grant(share(instance));
    }
    var held = new Held(permits(slot), instance.wantedBytes());
    instance.runs(task);
    idle.remove(instance);
    running.put(task, held);
    freePermits -= held.permits();
    busyBytes += held.bytes();
    task.runsOn(instance);
  }

  /** A search gives back what it holds; without effect where it holds nothing. */
  void release(SearchTask task) {
    Held held = running.remove(task);
    if (held != null) {
      freePermits += held.permits();
      busyBytes -= held.bytes();
    }
  }

  void addIdle(EngineInstance instance) {
    idle.add(instance);
  }

  void removeIdle(EngineInstance instance) {
    idle.remove(instance);
  }

  /** Takes idle engines out, least recently used first, until the others fit. */
  List<EngineInstance> evict() {
    List<EngineInstance> evicted = new ArrayList<>();
    long bytes = busyBytes + idle.stream().mapToLong(EngineInstance::memoryBytes).sum();
    Iterator<EngineInstance> oldestFirst = idle.iterator();
    while (bytes > pool.memoryBytes() && oldestFirst.hasNext()) {
      EngineInstance oldest = oldestFirst.next();
      bytes -= oldest.memoryBytes();
      oldestFirst.remove();
      evicted.add(oldest);
    }
    return evicted;
  }
}
