package tengen.daemon.log;

import java.io.Serial;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import tengen.host.memory.MemoryFailure;
import tengen.host.plugin.Interrupts;

/**
 * Passes log records to another handler on its own thread, so that a stopped terminal, an unread
 * pipe or a hanging disk does not block sessions. Counts and drops records if too many are queued.
 * Thread-safe.
 */
public final class LogWriter extends Handler {
  private static final int MAX_QUEUED = 1000;

  /** Time limit for writing the queued lines, in milliseconds. */
  private static final long WRITE_TIMEOUT_MS = 2000;

  /** Marks a place in the queue. */
  private static final class Mark extends LogRecord {
    @Serial private static final long serialVersionUID = 1;

    private final transient CountDownLatch reached = new CountDownLatch(1);

    Mark() {
      super(Level.OFF, "mark");
    }
  }

  private static final LogRecord END = new LogRecord(Level.OFF, "end");

  private final Handler target;
  private final BlockingQueue<LogRecord> waiting = new ArrayBlockingQueue<>(MAX_QUEUED);
  private final AtomicInteger lostLines = new AtomicInteger();
  private final Thread thread;

  /** Creates a handler in front of another one, which has a formatter. */
  public LogWriter(Handler target) {
    this.target = target;
    setFormatter(target.getFormatter());
    thread = Thread.ofPlatform().daemon().name("log").start(this::write);
  }

  @Override
  public void publish(LogRecord logged) {
    if (!waiting.offer(logged)) {
      lostLines.incrementAndGet();
    }
  }

  private void write() {
    LogRecord next = Interrupts.take(waiting);
    while (!next.equals(END)) {
      LogRecord line = next;
      if (line instanceof Mark mark) {
        mark.reached.countDown();
      } else {
        MemoryFailure.retryOutOfMemory(() -> publish(line, target));
      }
      next = Interrupts.take(waiting);
    }
  }

  private void publish(LogRecord logged, Handler to) {
    try {
      to.publish(logged);
      int gap = lostLines.getAndSet(0);
      if (gap > 0) {
        to.publish(
            new LogRecord(Level.WARNING, gap + " lines were lost: the log is slow to write"));
      }
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (RuntimeException | Error _) {
      // A plugin's log record may fail to format.
      lostLines.incrementAndGet();
    }
  }

  /** Waits until the records queued so far are written, for a limited time. */
  @Override
  public void flush() {
    var mark = new Mark();
    try {
      if (waiting.offer(mark)) {
        var _ = mark.reached.await(WRITE_TIMEOUT_MS, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for the last lines, for a limited time. */
  @Override
  public void close() {
    try {
      long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(WRITE_TIMEOUT_MS);
      if (waiting.offer(END, WRITE_TIMEOUT_MS, TimeUnit.MILLISECONDS)
          && thread.join(Duration.ofNanos(Math.max(1, until - System.nanoTime())))) {
        target.close();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
