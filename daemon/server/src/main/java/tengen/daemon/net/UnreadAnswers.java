package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.channel.WriteBufferWaterMark;
import tengen.daemon.memory.ClientMemory;

/** The answers that a client has not read yet; what the system holds of them is not counted. */
final class UnreadAnswers {
  /** With more than this no further answer is kept; a single one may be longer. */
  private static final long MOST_BYTES = 1 << 20;

  private static final long OUTPUT_HAS_ENDED = Long.MAX_VALUE;

  /** With more than this the session waits, where the client's share of the memory is not less. */
  private static final int MOST_IN_A_ROW = 64 << 10;

  private final Channel channel;

  /** On the channel's loop. */
  private final ClientMemory.Account memory;

  /** Of a channel that nothing was written to. */
  UnreadAnswers(Channel channel, ClientMemory memory) {
    this.channel = channel;
    this.memory = memory.open();
    // Who reads them can never need what others have been lent: a session that waits at half of
    // its share has not written more than the share, however slow the loop.
    int high = (int) Math.min(MOST_IN_A_ROW, memory.shareBytes() / 2);
    channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(high / 2, high));
    channel.config().setMessageSizeEstimator(new AnswerSize());
  }

  /** Few are none: they come and go. Any thread. */
  private long bytes() {
    long bytes = channel.bytesBeforeWritable();
    return bytes == OUTPUT_HAS_ENDED ? 0 : bytes;
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
