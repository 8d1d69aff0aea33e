package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.channel.WriteBufferWaterMark;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import tengen.daemon.session.Outbox;
import tengen.host.memory.ClientMemory;

/** The answers that a client has not read yet; what the system holds of them is not counted. */
final class UnreadAnswers {
  /** With more than this no further answer is kept; a single one may be longer. */
  private static final long MOST_BYTES = 1 << 20;

  private static final long OUTPUT_HAS_ENDED = Long.MAX_VALUE;

  /** With more than this the session waits, where the client's share of the memory is not less. */
  private static final int MOST_IN_A_ROW = 64 << 10;

  private final Channel channel;
  private final int high;

  /** Answers that the channel's loop has not come to, and their estimated heap. */
  private final Queue<String> queue = new ConcurrentLinkedQueue<>();

  private final AtomicLong queued = new AtomicLong();

  /** True while the session waits, as it has found too many of them in the queue. */
  private volatile boolean isAwaited;

  /** On the channel's loop. */
  private final ClientMemory.Account memory;

  /** Creates the queue of a channel that nothing was written to. */
  UnreadAnswers(Channel channel, ClientMemory memory) {
    this.channel = channel;
    this.memory = memory.open();
    // A session waits when half of its share is unread, so that a client that reads them never
    // needs memory that others may have borrowed.
    this.high = (int) Math.min(MOST_IN_A_ROW, memory.shareBytes() / 2);
    channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(high / 2, high));
    channel.config().setMessageSizeEstimator(new AnswerSize());
  }

  /** Adds an answer for the channel's loop to take. The session's loop. */
  void add(String text) {
    queued.addAndGet(size(text));
    queue.add(text);
  }

  private static long size(String text) {
    return (long) Outbox.MESSAGE_BYTES + text.length();
  }

  /** Tells whether there is none for the channel's loop to take. Any thread. */
  boolean isQueueEmpty() {
    return queue.isEmpty();
  }

  /** Passes on what has been added. On the channel's loop. */
  void takeAll(Consumer<String> writer) {
    for (String text = queue.poll(); text != null; text = queue.poll()) {
      writer.accept(text);
      queued.addAndGet(-size(text));
    }
  }

  /** Tells whether the session may write more. On its loop. */
  boolean isWritable() {
    if (queued.get() >= high) {
      isAwaited = true;
      return queued.get() < high;
    }
    return channel.isWritable();
  }

  /** Tells whether the session was not to write more, and may now. On the channel's loop. */
  boolean becomesWritable() {
    boolean becomes = isAwaited && queued.get() < high;
    isAwaited &= !becomes;
    return becomes;
  }

  /** Few are none: they come and go. Any thread. */
  private long bytes() {
    long bytes = channel.bytesBeforeWritable();
    long waiting = queued.get();
    return (bytes == OUTPUT_HAS_ENDED ? 0 : bytes) + (waiting < high ? 0 : waiting);
  }

  /** Tells whether they take so much memory that no other one is kept. Any thread. */
  boolean isFull() {
    return bytes() > MOST_BYTES;
  }

  /** Counts them in the clients' memory; false: it has no room. On the channel's loop. */
  boolean hasRoom() {
    return memory.fill(bytes());
  }
}
