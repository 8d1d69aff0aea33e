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

  /**
   * Maximum size in bytes, so that clients cannot fill the memory while a database is unreachable.
   */
  static final long MAX_BYTES = 64L << 20;

  /** Divisor of the heap size that gives the queue's maximum size. */
  private static final int HEAP_SHARE_DIVISOR = 8;

  /** Bytes that an owner may write before others take their turn. */
  private static final long QUANTUM = 64 << 10;

  private final LongSupplier nanoClock;
  private final long maxBytes;
  private final Map<String, OwnerQueue> queues = new HashMap<>();

  /** Queues with tasks and with credit. */
  private final Queue<OwnerQueue> inCredit =
      new PriorityQueue<>(Comparator.comparingLong(queue -> queue.first().number()));

  /** Tasks taken and not yet {@linkplain #done done}. */
  private List<WaitingTask> beingWritten = List.of();

  private long added;
  private int count;
  private long bytes;

  /** Bytes by which waiting tasks may enlarge the database. */
  private long room = Long.MAX_VALUE;

  /** True if a task was rejected for lack of {@link #room} since the room was set. */
  private boolean hasRejected;

  private boolean isClosed;

  /** Creates an empty queue with a limit that depends on this JVM's heap. */
  Backlog() {
    this(
        System::nanoTime,
        Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / HEAP_SHARE_DIVISOR));
  }

  Backlog(LongSupplier nanoClock, long maxBytes) {
    this.nanoClock = nanoClock;
    this.maxBytes = maxBytes;
  }

  /**
   * Adds a task after those of its owner. Returns false if there is no room or the queue is closed.
   */
  synchronized boolean add(Task task) {
    OwnerQueue queue = queues.getOrDefault(task.owner(), new OwnerQueue());
    if (isClosed || !hasShare(queue, task.bytes())) {
      return false;
    }
    if (task.grows() && !hasRoom(task.bytes())) {
      return false;
    }
    queues.put(task.owner(), queue);
    boolean isIdle = queue.tasks.isEmpty();
    queue.add(new WaitingTask(task, added++, nanoClock.getAsLong()));
    count++;
    bytes += task.bytes();
    if (isIdle && queue.credit > 0) {
      inCredit.add(queue);
    }
    notifyAll();
    return true;
  }

  private boolean hasShare(OwnerQueue queue, long more) {
    return queue.tasks.size() < MAX_TASKS - count && queue.bytes + more <= maxBytes - bytes;
  }

  /**
   * Takes tasks for a transaction: at least one, and at most {@code maxTasks} with {@code maxTaken}
   * bytes. Waits for a task if the queue is empty.
   *
   * @return empty after {@code nanos} nanoseconds, after a task was rejected for lack of room, or
   *     if the queue is closed
   */
  synchronized List<Task> take(int maxTasks, long maxTaken, long nanos) {
    if (count == 0) {
      queues.clear();
    } else if (queues.size() > MAX_TASKS) {
      forgetIdleQueues();
    }
    boolean hadRejected = hasRejected;
    await(nanos, () -> isClosed || count > 0 || hasRejected != hadRejected);
    List<WaitingTask> taken = new ArrayList<>();
    long left = maxTaken;
    while (count > 0 && taken.size() < maxTasks && canJoin(taken, left)) {
      WaitingTask next = remove();
      taken.add(next);
      left -= next.task().bytes();
    }
    beingWritten = taken;
    return tasks(taken);
  }

  private static List<Task> tasks(List<WaitingTask> waiting) {
    return waiting.stream().map(WaitingTask::task).toList();
  }

  /** Marks the last tasks taken as written or given up. */
  synchronized void done() {
    beingWritten = List.of();
  }

  /**
   * Returns whether the next task may join the transaction of these tasks, which has {@code left}
   * bytes left.
   */
  private boolean canJoin(List<WaitingTask> taken, long left) {
    if (taken.isEmpty()) {
      return true;
    }
    Task first = firstQueue().first().task();
    return !first.isAlone() && !taken.getLast().task().isAlone() && first.bytes() <= left;
  }

  private OwnerQueue firstQueue() {
    if (inCredit.isEmpty()) {
      giveCredit();
    }
    return Objects.requireNonNull(inCredit.peek());
  }

  /** Gives all queues as many quanta as the first waiting queue needs. */
  private void giveCredit() {
    long most =
        queues.values().stream()
            .filter(queue -> !queue.tasks.isEmpty())
            .mapToLong(queue -> queue.credit)
            .max()
            .orElse(0);
    long given = (-most / QUANTUM + 1) * QUANTUM;
    queues.values().forEach(queue -> queue.credit = Math.min(QUANTUM, queue.credit + given));
    forgetIdleQueues();
    queues.values().stream().filter(queue -> queue.credit > 0).forEach(inCredit::add);
  }

  private void forgetIdleQueues() {
    queues.values().removeIf(queue -> queue.tasks.isEmpty() && queue.credit > 0);
  }

  private WaitingTask remove() {
    OwnerQueue queue = firstQueue();
    inCredit.remove();
    WaitingTask first = queue.remove();
    count--;
    bytes -= first.task().bytes();
    room -= first.task().grows() ? first.task().bytes() : 0;
    if (!queue.tasks.isEmpty() && queue.credit > 0) {
      inCredit.add(queue);
    }
    return first;
  }

  /** Closes the queue and returns the tasks that were never taken. */
  synchronized List<Task> rest() {
    isClosed = true;
    List<Task> rest =
        queues.values().stream()
            .flatMap(queue -> queue.tasks.stream())
            .sorted(Comparator.comparingLong(WaitingTask::number))
            .map(WaitingTask::task)
            .toList();
    queues.clear();
    inCredit.clear();
    count = 0;
    bytes = 0;
    return rest;
  }

  /**
   * Sets by how many bytes waiting tasks may enlarge the database.
   *
   * @return whether a task was rejected for lack of room since the last call
   */
  synchronized boolean setRoom(long largerBytes) {
    boolean before = hasRejected;
    room = largerBytes;
    hasRejected = false;
    return before;
  }

  /**
   * Returns whether a task was rejected since {@link #setRoom}, because the database has no room.
   */
  synchronized boolean hasRejected() {
    return hasRejected;
  }

  /** Reserves room for data written elsewhere. Returns false if there is not enough. */
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

  /** Waits for {@code nanos} nanoseconds, or until the queue is closed. */
  synchronized void pause(long nanos) {
    await(nanos, () -> isClosed);
  }

  private void await(long nanos, BooleanSupplier isOver) {
    long end = System.nanoTime() + nanos;
    for (long left = nanos; left > 0 && !isOver.getAsBoolean(); left = end - System.nanoTime()) {
      try {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      } catch (InterruptedException _) {
        // Only a plugin can have interrupted this thread.
      }
    }
  }

  /** Returns the number of tasks that wait or are being written. */
  synchronized int count() {
    return count + beingWritten.size();
  }

  /**
   * Returns how long the oldest of these tasks has waited in nanoseconds, or 0 if there is none.
   */
  synchronized long oldestNanos() {
    long now = nanoClock.getAsLong();
    long ofWaiting = 0;
    for (OwnerQueue queue : queues.values()) {
      ofWaiting = Math.max(ofWaiting, queue.tasks.isEmpty() ? 0 : now - queue.first().sinceNanos());
    }
    long ofTaken = beingWritten.stream().mapToLong(each -> now - each.sinceNanos()).max().orElse(0);
    return Math.max(ofWaiting, ofTaken);
  }

  /** Closes the queue to new tasks. */
  synchronized void close() {
    isClosed = true;
    notifyAll();
  }

  synchronized boolean isClosed() {
    return isClosed;
  }

  /** A task with its sequence number and the start of its wait. */
  private record WaitingTask(Task task, long number, long sinceNanos) {}

  /** The waiting tasks of one owner. */
  private static final class OwnerQueue {
    private final Queue<WaitingTask> tasks = new ArrayDeque<>();
    private long bytes;

    /**
     * Bytes that the owner may write before others take their turn. Negative after it has written
     * more.
     */
    private long credit = QUANTUM;

    WaitingTask first() {
      return tasks.element();
    }

    void add(WaitingTask task) {
      tasks.add(task);
      bytes += task.task().bytes();
    }

    WaitingTask remove() {
      WaitingTask first = tasks.remove();
      bytes -= first.task().bytes();
      credit -= first.task().bytes();
      return first;
    }
  }
}
