package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.channel.WriteBufferWaterMark;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import tengen.host.memory.ClientMemory;

/** The answers that a client has not read yet; what the system holds of them is not counted. */
final class UnreadAnswers {
  /** With more than this no further answer is kept; a single one may be longer. */
  private static final long MOST_BYTES = 1 << 20;

  private static final long OUTPUT_HAS_ENDED = Long.MAX_VALUE;

  /** With more than this the session waits, where the client's share of the memory is not less. */
  private static final int MOST_IN_A_ROW = 64 << 10;

  /** Estimated heap of an answer beside its text. */
  private static final int ANSWER_BYTES = 64;

  private final Channel channel;
  private final int high;

  /** Answers that the channel's loop has not come to, and their estimated heap. */
  private final Queue<String> queue = new ConcurrentLinkedQueue<>();

  private final AtomicLong queued = new AtomicLong();

  /** True while the session waits, as it has found too many of them in the queue. */
  private volatile boolean isAwaited;

  /** On the channel's loop. */
  private final ClientMemory.Account memory;

  /** Of a channel that nothing was written to. */
  UnreadAnswers(Channel channel, ClientMemory memory) {
    this.channel = channel;
    this.memory = memory.open();
    // Who reads them can never need what others have been lent: a session that waits at half of
    // its share has not written more than the share, however slow the loop.
    this.high = (int) Math.min(MOST_IN_A_ROW, memory.shareBytes() / 2);
    channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(high / 2, high));
    channel.config().setMessageSizeEstimator(new AnswerSize());
  }

  /** Adds an answer for the channel's loop to take. The session's loop. */
  void add(String text) {
    queued.addAndGet(ANSWER_BYTES + text.length());
    queue.add(text);
  }

  /** Tells whether there is none for the channel's loop to take. Any thread. */
  boolean isQueueEmpty() {
    return queue.isEmpty();
  }

  /** Passes on what has been added. On the channel's loop. */
  void takeAll(Consumer<String> writer) {
    for (String text = queue.poll(); text != null; text = queue.poll()) {
      writer.accept(text);
      queued.addAndGet(-ANSWER_BYTES - text.length());
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
    return (bytes == OUTPUT_HAS_ENDED ? 0 : bytes) + (queued.get() < high ? 0 : queued.get());
  }

  /** Whether there are too many for one more. Any thread. */
  boolean isFull() {
    return bytes() > MOST_BYTES;
  }

  /** Whether there is memory for all of them. On the channel's loop. */
  boolean hasRoom() {
    return memory.fill(bytes());
  }
}
