package tengen.archive;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Bounded queue of the archive's thread. Tasks of one owner are taken in the order in which they
 * came. Among owners the oldest task is first, but an owner that has had more than {@link #QUANTUM}
 * bytes waits until each of the others has had as much (deficit round robin: Shreedhar and
 * Varghese, "Efficient fair queuing using deficit round-robin", 1996). An owner may hold as much as
 * it leaves free for the others (Choudhury and Hahne, "Dynamic queue length thresholds for
 * shared-memory packet switches", 1998). Any thread may call.
 */
final class Backlog {
  private static final int MAX_TASKS = 10_000;

  /** While a database is away, clients fill the memory no further. */
  static final long MAX_BYTES = 64L << 20;

  /** The queue takes at most this part of the heap. */
  private static final int MAX_SHARE = 8;

  /** Bytes that an owner may write before others are first. */
  private static final long QUANTUM = 64 << 10;

  private final LongSupplier nanoClock;
  private final long maxBytes;
  private final Map<String, Lane> lanes = new HashMap<>();

  /** Lanes with tasks and with credit. */
  private final Queue<Lane> inCredit =
      new PriorityQueue<>(Comparator.comparingLong(lane -> lane.first().number()));

  /** Taken and not {@linkplain #done done}. */
  private List<Waiting> inHand = List.of();

  private long added;
  private int count;
  private long bytes;

  /** Bytes by which the tasks that wait may make the database larger. */
  private long room = Long.MAX_VALUE;

  /** Whether a task was rejected for lack of {@link #room} since the room was set. */
  private boolean hasRejected;

  private boolean isClosed;

  /** An empty queue, bounded for this JVM's heap. */
  Backlog() {
    this(System::nanoTime, Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / MAX_SHARE));
  }

  Backlog(LongSupplier nanoClock, long maxBytes) {
    this.nanoClock = nanoClock;
    this.maxBytes = maxBytes;
  }

  /**
   * Adds a task behind those of its owner. Returns false where there is no room, or it is closed.
   */
  synchronized boolean add(Task task) {
    Lane lane = lanes.getOrDefault(task.owner(), new Lane());
    if (isClosed || !hasShare(lane, task.bytes())) {
      return false;
    }
    if (task.grows() && !hasRoom(task.bytes())) {
      return false;
    }
    lanes.put(task.owner(), lane);
    boolean isIdle = lane.tasks.isEmpty();
    lane.add(new Waiting(task, added++, nanoClock.getAsLong()));
    count++;
    bytes += task.bytes();
    if (isIdle && lane.credit > 0) {
      inCredit.add(lane);
    }
    notifyAll();
    return true;
  }

  private boolean hasShare(Lane lane, long more) {
    return lane.tasks.size() < MAX_TASKS - count && lane.bytes + more <= maxBytes - bytes;
  }

  /**
   * Takes tasks for a transaction: at least one, and no more than that many or that many bytes. If
   * the queue is empty, it waits for a task.
   *
   * @return none: in so many nanoseconds none came, one has found no room, or it is closed
   */
  synchronized List<Task> take(int maxTasks, long maxTaken, long nanos) {
    if (count == 0) {
      lanes.clear();
    } else if (lanes.size() > MAX_TASKS) {
      forgetIdleLanes();
    }
    boolean hadRejected = hasRejected;
    await(nanos, () -> isClosed || count > 0 || hasRejected != hadRejected);
    List<Waiting> taken = new ArrayList<>();
    long left = maxTaken;
    while (count > 0 && taken.size() < maxTasks && goesWith(taken, left)) {
      Waiting next = remove();
      taken.add(next);
      left -= next.task().bytes();
    }
    inHand = taken;
    return tasks(taken);
  }

  private static List<Task> tasks(List<Waiting> waiting) {
    return waiting.stream().map(Waiting::task).toList();
  }

  /** The tasks that were taken last are written, or given up. */
  synchronized void done() {
    inHand = List.of();
  }

  /**
   * Whether the next task may join the transaction of these tasks, which has so many bytes left.
   */
  private boolean goesWith(List<Waiting> taken, long left) {
    if (taken.isEmpty()) {
      return true;
    }
    Task first = firstLane().first().task();
    return !first.isAlone() && !taken.getLast().task().isAlone() && first.bytes() <= left;
  }

  private Lane firstLane() {
    if (inCredit.isEmpty()) {
      giveCredit();
    }
    return Objects.requireNonNull(inCredit.peek());
  }

  /** Gives all lanes as many quanta as the first of those that wait needs. */
  private void giveCredit() {
    long most =
        lanes.values().stream()
            .filter(lane -> !lane.tasks.isEmpty())
            .mapToLong(lane -> lane.credit)
            .max()
            .orElse(0);
    long given = (-most / QUANTUM + 1) * QUANTUM;
    lanes.values().forEach(lane -> lane.credit = Math.min(QUANTUM, lane.credit + given));
    forgetIdleLanes();
    lanes.values().stream().filter(lane -> lane.credit > 0).forEach(inCredit::add);
  }

  private void forgetIdleLanes() {
    lanes.values().removeIf(lane -> lane.tasks.isEmpty() && lane.credit > 0);
  }

  private Waiting remove() {
    Lane lane = firstLane();
    inCredit.remove();
    Waiting first = lane.remove();
    count--;
    bytes -= first.task().bytes();
    room -= first.task().grows() ? first.task().bytes() : 0;
    if (!lane.tasks.isEmpty() && lane.credit > 0) {
      inCredit.add(lane);
    }
    return first;
  }

  /** Closes the queue and returns the tasks that were never taken. */
  synchronized List<Task> rest() {
    isClosed = true;
    List<Task> rest =
        lanes.values().stream()
            .flatMap(lane -> lane.tasks.stream())
            .sorted(Comparator.comparingLong(Waiting::number))
            .map(Waiting::task)
            .toList();
    lanes.clear();
    inCredit.clear();
    count = 0;
    bytes = 0;
    return rest;
  }

  /**
   * Sets by how many bytes the tasks that wait may make the database larger.
   *
   * @return whether something has found no room since the last time
   */
  synchronized boolean setRoom(long largerBytes) {
    boolean before = hasRejected;
    room = largerBytes;
    hasRejected = false;
    return before;
  }

  /** Whether a task was rejected since {@link #setRoom}, because the database has no room. */
  synchronized boolean hasRejected() {
    return hasRejected;
  }

  /** Takes room for what is written elsewhere. Returns false where there is not as much. */
  synchronized boolean reserve(long largerBytes) {
    boolean hasRoom = hasRoom(largerBytes);
    room -= hasRoom ? largerBytes : 0;
    return hasRoom;
  }

  private boolean hasRoom(long largerBytes) {
    boolean hasRoom = bytes + largerBytes <= room;
    if (!hasRoom && !hasRejected) {
      hasRejected = true;
      notifyAll();
    }
    return hasRoom;
  }

  /** Waits for so many nanoseconds, or until it is closed. */
  synchronized void pause(long nanos) {
    await(nanos, () -> isClosed);
  }

  private void await(long nanos, BooleanSupplier isOver) {
    long end = System.nanoTime() + nanos;
    for (long left = nanos; left > 0 && !isOver.getAsBoolean(); left = end - System.nanoTime()) {
      try {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      } catch (InterruptedException _) {
        // A plugin's doing: nothing of ours interrupts this thread.
      }
    }
  }

  /** How many wait, or are being written. */
  synchronized int count() {
    return count + inHand.size();
  }

  /** How long the oldest of these has waited; 0: there is none. */
  synchronized long oldestNanos() {
    long now = nanoClock.getAsLong();
    long ofLanes = 0;
    for (Lane lane : lanes.values()) {
      ofLanes = Math.max(ofLanes, lane.tasks.isEmpty() ? 0 : now - lane.first().sinceNanos());
    }
    long ofTaken = inHand.stream().mapToLong(each -> now - each.sinceNanos()).max().orElse(0);
    return Math.max(ofLanes, ofTaken);
  }

  /** Nothing more comes. */
  synchronized void close() {
    isClosed = true;
    notifyAll();
  }

  synchronized boolean isClosed() {
    return isClosed;
  }

  /** A task, its number among all that came, and since when it waits. */
  private record Waiting(Task task, long number, long sinceNanos) {}

  /** The tasks of one owner. */
  private static final class Lane {
    private final Queue<Waiting> tasks = new ArrayDeque<>();
    private long bytes;

    /** Bytes that it may write before others are first; negative: it has had more. */
    private long credit = QUANTUM;

    Waiting first() {
      return tasks.element();
    }

    void add(Waiting task) {
      tasks.add(task);
      bytes += task.task().bytes();
    }

    Waiting remove() {
      Waiting first = tasks.remove();
      bytes -= first.task().bytes();
      credit -= first.task().bytes();
      return first;
    }
  }
}
