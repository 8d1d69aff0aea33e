package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufHolder;
import io.netty.channel.MessageSizeEstimator;

/**
 * What an answer takes until the client has read it: its text, and about as much as buffer, promise
 * and entry of the queue take. Netty's own estimate of a short one is 32 bytes until its loop has
 * come to it and 96 from then on, so that what had seemed little would become too much with nobody
 * having answered anything.
 */
final class AnswerSize implements MessageSizeEstimator, MessageSizeEstimator.Handle {
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
