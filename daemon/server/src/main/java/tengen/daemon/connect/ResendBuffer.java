package tengen.daemon.connect;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;

/**
 * The client's lines, to be sent over the current connection. Sent lines are kept up to a limit,
 * because a broken connection may have lost them. Thread-safe.
 */
final class ResendBuffer {
  /** Maximum size of the kept lines, and of the waiting lines, in bytes. */
  private static final long MAX_BYTES = 8 << 20;

  private final Deque<byte[]> sent = new ArrayDeque<>();
  private final Deque<byte[]> waiting = new ArrayDeque<>();
  private long sentBytes;
  private long waitingBytes;

  /** Number of lines sent in total. */
  private long count;

  private boolean quit;
  private boolean ended;

  ResendBuffer() {}

  /** Adds a line; blocks while too many bytes wait. */
  synchronized void add(byte[] line, boolean isQuit) throws InterruptedException {
    while (waitingBytes > MAX_BYTES) {
      wait();
    }
    waiting.add(line);
    waitingBytes += line.length;
    quit |= isQuit;
    notifyAll();
  }

  /** Marks the end of the client's input. */
  synchronized void end() {
    ended = true;
    quit = true;
    notifyAll();
  }

  /** Returns whether the client has quit. */
  synchronized boolean hasQuit() {
    return quit;
  }

  /** Waits until the client quits, for a limited time; returns whether it has. */
  synchronized boolean awaitQuit(long nanos) throws InterruptedException {
    long until = System.nanoTime() + nanos;
    for (long rest = nanos; rest > 0 && !quit; rest = until - System.nanoTime()) {
      wait(rest / 1_000_000, (int) (rest % 1_000_000));
    }
    return quit;
  }

  /** Returns the next line, blocking until there is one; empty at the end. */
  synchronized Optional<byte[]> take() throws InterruptedException {
    while (waiting.isEmpty() && !ended) {
      wait();
    }
    Optional<byte[]> line = Optional.ofNullable(waiting.poll());
    line.ifPresent(this::markSent);
    return line;
  }

  private void markSent(byte[] line) {
    waitingBytes -= line.length;
    sent.add(line);
    sentBytes += line.length;
    count++;
    while (sentBytes > MAX_BYTES) {
      sentBytes -= sent.remove().length;
    }
    notifyAll();
  }

  /**
   * Queues the lines after the server's last one to be sent again; returns false if some are not
   * kept.
   */
  synchronized boolean resendAfter(long lines) {
    if (lines < count - sent.size() || lines > count) {
      return false;
    }
    Iterator<byte[]> newest = sent.descendingIterator();
    for (; count > lines; count--) {
      byte[] line = newest.next();
      newest.remove();
      sentBytes -= line.length;
      waiting.addFirst(line);
      waitingBytes += line.length;
    }
    return true;
  }
}
