package tengen.daemon.net;

import io.netty.channel.Channel;
import tengen.daemon.memory.ClientMemory;

/** The answers that a client has not read yet; what the system holds of them is not counted. */
final class UnreadAnswers {
  /** With more than this no further answer is kept; a single one may be longer. */
  private static final long MOST_BYTES = 1 << 20;

  private static final long OUTPUT_HAS_ENDED = Long.MAX_VALUE;

  private final Channel channel;

  /** On the channel's loop. */
  private final ClientMemory.Account memory;

  UnreadAnswers(Channel channel, ClientMemory memory) {
    this.channel = channel;
    this.memory = memory.open();
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
