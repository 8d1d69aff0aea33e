package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.channel.WriteBufferWaterMark;
import java.util.concurrent.atomic.AtomicLong;
import tengen.daemon.session.Outbox;
import tengen.host.memory.ClientMemory;

/**
 * Counts the bytes of the replies that a client has not read, except those in the system's buffers.
 */
final class UnreadReplies {
  /**
   * Maximum size of unread replies, in bytes, beyond which no reply is accepted. A single one may
   * be longer.
   */
  private static final long MAX_BYTES = 1 << 20;

  private static final long OUTPUT_HAS_ENDED = Long.MAX_VALUE;

  /**
   * Upper bound of the size at which the session waits, in bytes; lower if the client's share of
   * the memory is small.
   */
  private static final int MAX_QUEUED_BYTES = 64 << 10;

  private final Channel channel;
  private final int high;

  /** The estimated heap of replies that the channel's loop has not written, in bytes. */
  private final AtomicLong queued = new AtomicLong();

  /** True while the session waits for the queue to shrink. */
  private volatile boolean isSessionWaiting;

  /** Accessed on the channel's loop only. */
  private final ClientMemory.Account memory;

  /** Creates the counts of a new channel. */
  UnreadReplies(Channel channel, ClientMemory memory) {
    this.channel = channel;
    this.memory = memory.open();
    // The session waits at half of the client's share, so a client that reads its replies never
    // needs memory that others may have borrowed.
    this.high = (int) Math.min(MAX_QUEUED_BYTES, memory.shareBytes() / 2);
    channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(high / 2, high));
    channel.config().setMessageSizeEstimator(new ReplySizeEstimator());
  }

  /** Counts a reply that waits for the channel's loop. Called on the session's loop. */
  void queued(String text) {
    queued.addAndGet(size(text));
  }

  /** Counts a reply as written to the channel. Called on the channel's loop. */
  void written(String text) {
    queued.addAndGet(-size(text));
  }

  private static long size(String text) {
    return (long) Outbox.MESSAGE_BYTES + text.length();
  }

  /** Returns whether the session may write more. Called on its loop. */
  boolean isWritable() {
    if (queued.get() >= high) {
      isSessionWaiting = true;
      return queued.get() < high;
    }
    return channel.isWritable();
  }

  /**
   * Returns whether a waiting session may write again, and resets that state. Called on the
   * channel's loop.
   */
  boolean becomesWritable() {
    if (!isSessionWaiting || queued.get() >= high) {
      return false;
    }
    isSessionWaiting = false;
    return true;
  }

  /**
   * Returns the counted size in bytes. A queue below the limit counts as empty, since it changes
   * all the time. Thread-safe.
   */
  private long bytes() {
    long bytes = channel.bytesBeforeWritable();
    long waiting = queued.get();
    return (bytes == OUTPUT_HAS_ENDED ? 0 : bytes) + (waiting < high ? 0 : waiting);
  }

  /** Returns whether no further reply is accepted. Thread-safe. */
  boolean isFull() {
    return bytes() > MAX_BYTES;
  }

  /**
   * Updates the clients' memory; returns false if there is not enough. Called on the channel's
   * loop.
   */
  boolean hasRoom() {
    return memory.fill(bytes());
  }
}
