package tengen.host.search;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The use of the pool by running searches and idle engines. Guarded by the service's lock. */
final class PoolUsage {
  private static final long MIN_BYTES = 1L << 20;

  /** Maximum cost of an engine in addition to its tables, in bytes. An estimate. */
  private static final long MAX_SURCHARGE_BYTES = 4L << 20;

  private record Reservation(int permits, long bytes) {}

  private final SearchService.Pool pool;

  /** The running searches, in the order they started. */
  private final Map<SearchTask, Reservation> running = new LinkedHashMap<>();

  /** Idle engines, least recently used first. */
  private final Set<EngineInstance> idle = new LinkedHashSet<>();

  private int freePermits;
  private long busyBytes;

  PoolUsage(SearchService.Pool pool) {
    this.pool = pool;
    this.freePermits = pool.permits();
  }

  /** Returns the instances with running searches. */
  Stream<EngineInstance> busy() {
    return running.keySet().stream().map(SearchTask::instance);
  }

  int takenPermits() {
    return pool.permits() - freePermits;
  }

  private int permits(EngineSlot slot) {
    return Math.min(slot.settings().threads(), pool.permits());
  }

  /** Returns whether a search can run now. */
  boolean hasPlace(SearchTask task) {
    EngineSlot slot = task.request().slot();
    return !slot.instance().isBusy() && isEnough(freePermits, running.size(), slot);
  }

  /** Returns whether a search could run now without closing another engine. */
  boolean hasRoom(EngineSlot slot) {
    EngineInstance instance = slot.instance();
    long others = idle.stream().filter(each -> each != instance).mapToLong(this::cost).sum();
    return !instance.isBusy()
        && running.size() < pool.searches()
        && slot.settings().threads() <= freePermits
        && busyBytes + others + cost(share(instance)) <= pool.memoryBytes();
  }

  /**
   * Returns the table size for an engine. With many engines, each gets an equal part, so that none
   * must be closed. Costs are rounded down to powers of two, to keep sizes few.
   */
  private long share(EngineInstance instance) {
    long wanted = instance.slot().settings().memoryBytes();
    long fair = pool.memoryBytes() / (others(instance) + 1);
    if (fair >= cost(wanted)) {
      return wanted;
    }
    long cost = Long.highestOneBit(fair);
    return Math.max(MIN_BYTES, cost - Math.min(cost / 2, MAX_SURCHARGE_BYTES));
  }

  /**
   * Returns the memory that an engine takes from the pool, in bytes. An engine holds more than its
   * tables, and G1 places a large array in whole regions of 1 MiB: a table of 1 MiB with its header
   * takes two. An engine alone fits any pool.
   */
  private long cost(long tableBytes) {
    long surcharge = Math.min(tableBytes, MAX_SURCHARGE_BYTES);
    return Math.min(pool.memoryBytes(), tableBytes + surcharge);
  }

  private long cost(EngineInstance instance) {
    return cost(instance.memoryBytes());
  }

  private long others(EngineInstance instance) {
    return Stream.concat(idle.stream(), busy()).filter(each -> each != instance).count();
  }

  /**
   * Returns the background searches that must pause so that a search can run, except those already
   * pausing. For another background search only those of other sessions pause, the earliest first;
   * if that is not enough, none.
   */
  List<SearchTask> blockers(SearchTask task) {
    EngineSlot slot = task.request().slot();
    if (slot.instance().isBusy()) {
      return running.keySet().stream()
          .filter(each -> each.instance() == slot.instance() && yields(each, task))
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
      if (!isEnough(freed, left, slot) && yields(each.getKey(), task)) {
        found.add(each.getKey());
        freed += each.getValue().permits();
        left--;
      }
    }
    return task.isBackground() && !isEnough(freed, left, slot) ? List.of() : found;
  }

  /** Returns whether a search could run with so many free permits beside so many other searches. */
  private boolean isEnough(int free, int others, EngineSlot slot) {
    return free >= permits(slot) && others < pool.searches();
  }

  /** Returns whether a running search can be asked to pause for another one. */
  private static boolean yields(SearchTask runs, SearchTask waits) {
    return runs.isBackground()
        && !runs.isPausing()
        && (!waits.isBackground() || !runs.session().equals(waits.session()));
  }

  /** Returns the running searches, in the order they started. */
  Set<SearchTask> running() {
    return running.keySet();
  }

  /** Takes the resources of a search that starts. */
  void take(SearchTask task) {
    EngineSlot slot = task.request().slot();
    EngineInstance instance = slot.instance();
    if (instance.isFresh()) {
      instance.grant(share(instance));
    }
    var reserved = new Reservation(permits(slot), cost(instance.wantedBytes()));
    instance.runs(task);
    idle.remove(instance);
    running.put(task, reserved);
    freePermits -= reserved.permits();
    busyBytes += reserved.bytes();
    task.runsOn(instance);
  }

  /** Returns the resources of a search; does nothing if it holds none. */
  void release(SearchTask task) {
    Reservation reserved = running.remove(task);
    if (reserved != null) {
      freePermits += reserved.permits();
      busyBytes -= reserved.bytes();
    }
  }

  void addIdle(EngineInstance instance) {
    idle.add(instance);
  }

  void removeIdle(EngineInstance instance) {
    idle.remove(instance);
  }

  /** Removes and returns idle engines, least recently used first, until the rest fits. */
  List<EngineInstance> evict() {
    List<EngineInstance> evicted = new ArrayList<>();
    long bytes = busyBytes + idle.stream().mapToLong(this::cost).sum();
    Iterator<EngineInstance> oldestFirst = idle.iterator();
    while (bytes > pool.memoryBytes() && oldestFirst.hasNext()) {
      EngineInstance oldest = oldestFirst.next();
      bytes -= cost(oldest);
      oldestFirst.remove();
      evicted.add(oldest);
    }
    return evicted;
  }
}
