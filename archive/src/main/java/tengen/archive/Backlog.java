package tengen.archive;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** What waits for the archive's thread, in order and bounded. Any thread may call. */
final class Backlog {
  private static final int MOST = 10_000;

  /** While a database is away, clients fill the memory no further. */
  private static final long MOST_SIZE = 64L << 20;

  private final Queue<Task> waiting = new ArrayDeque<>();
  private long size;
  private boolean isClosed;

  Backlog() {}

  /** Puts it behind the others; false: there is no room, or it is closed. */
  synchronized boolean add(Task task) {
    if (isClosed || waiting.size() >= MOST || size + task.size() > MOST_SIZE) {
      return false;
    }
    waiting.add(task);
    size += task.size();
    notifyAll();
    return true;
  }

  /**
   * Takes the first ones for a transaction; where there is none, waits for one.
   *
   * @return none: in so many nanoseconds none came, or it is closed
   */
  synchronized List<Task> take(int most, long nanos) throws InterruptedException {
    await(nanos, () -> isClosed || !waiting.isEmpty());
    List<Task> taken = new ArrayList<>();
    while (taken.size() < most && goesWith(taken)) {
      taken.add(takeFirst());
    }
    return taken;
  }

  /** All that nobody will take any more. */
  synchronized List<Task> rest() {
    isClosed = true;
    size = 0;
    List<Task> rest = List.copyOf(waiting);
    waiting.clear();
    return rest;
  }

  /** Whether the first one goes into a transaction with these. */
  private boolean goesWith(List<Task> taken) {
    Task first = waiting.peek();
    return first != null && (taken.isEmpty() || !(first.isAlone() || taken.getLast().isAlone()));
  }

  private Task takeFirst() {
    Task task = waiting.remove();
    size -= task.size();
    return task;
  }

  /** Waits for so many nanoseconds, or until it is closed. */
  synchronized void pause(long nanos) throws InterruptedException {
    await(nanos, () -> isClosed);
  }

  private void await(long nanos, BooleanSupplier isOver) throws InterruptedException {
    long end = System.nanoTime() + nanos;
    for (long left = nanos; left > 0 && !isOver.getAsBoolean(); left = end - System.nanoTime()) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
  }

  /** How many wait. */
  synchronized int count() {
    return waiting.size();
  }

  /** Nothing more comes. */
  synchronized void close() {
    isClosed = true;
    notifyAll();
  }

  synchronized boolean isClosed() {
    return isClosed;
  }
}
