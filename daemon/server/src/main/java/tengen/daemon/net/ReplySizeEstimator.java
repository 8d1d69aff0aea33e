package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufHolder;
import io.netty.channel.MessageSizeEstimator;

/**
 * Estimates the memory of an unsent reply: its text plus the overhead of its buffer, promise and
 * queue entry. Netty's default for a short reply grows from 32 to 96 bytes once the channel's loop
 * has processed it, so a queue below the limit could exceed it without any new reply.
 */
final class ReplySizeEstimator implements MessageSizeEstimator, MessageSizeEstimator.Handle {
  private static final int BESIDE_TEXT = 256;

  @Override
  public Handle newHandle() {
    return this;
  }

  @Override
  public int size(Object message) {
    return BESIDE_TEXT
        + switch (message) {
          case ByteBuf bytes -> bytes.readableBytes();
          case ByteBufHolder frame -> frame.content().readableBytes();
          default -> 0;
        };
  }
}
