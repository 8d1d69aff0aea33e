package tengen.daemon.connect;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;

/**
 * What a client has said, line by line, for whichever connection there is: lines that were sent are
 * kept for a while, since one that breaks may not have brought them. Any thread.
 */
final class ResendBuffer {
  /** So many bytes are kept that have been sent, and so many may wait. */
  private static final long MOST_BYTES = 8 << 20;

  private final Deque<byte[]> sent = new ArrayDeque<>();
  private final Deque<byte[]> waiting = new ArrayDeque<>();
  private long sentBytes;
  private long waitingBytes;

  /** How many lines were sent in all. */
  private long count;

  private boolean farewell;
  private boolean ended;

  ResendBuffer() {}

  /** One more line; waits while too much waits. */
  synchronized void add(byte[] line, boolean isFarewell) throws InterruptedException {
    while (waitingBytes > MOST_BYTES) {
      wait();
    }
    waiting.add(line);
    waitingBytes += line.length;
    farewell |= isFarewell;
    notifyAll();
  }

  /** The client has said its last line. */
  synchronized void end() {
    ended = true;
    farewell = true;
    notifyAll();
  }

  /** Whether the client has said that it ends. */
  synchronized boolean hasFarewell() {
    return farewell;
  }

  /** Waits for the client's end, or so long; whether it came. */
  synchronized boolean awaitFarewell(long nanos) throws InterruptedException {
    long until = System.nanoTime() + nanos;
    for (long rest = nanos; rest > 0 && !farewell; rest = until - System.nanoTime()) {
      wait(rest / 1_000_000, (int) (rest % 1_000_000));
    }
    return farewell;
  }

  /** The next line; waits for it. Empty: there are no more. */
  synchronized Optional<byte[]> take() throws InterruptedException {
    while (waiting.isEmpty() && !ended) {
      wait();
    }
    Optional<byte[]> line = Optional.ofNullable(waiting.poll());
    line.ifPresent(this::keep);
    return line;
  }

  private void keep(byte[] line) {
    waitingBytes -= line.length;
    sent.add(line);
    sentBytes += line.length;
    count++;
    while (sentBytes > MOST_BYTES) {
      sentBytes -= sent.remove().length;
    }
    notifyAll();
  }

  /** The server has so many lines: those behind them are sent again; false if they are not kept. */
  synchronized boolean goOnAfter(long lines) {
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
