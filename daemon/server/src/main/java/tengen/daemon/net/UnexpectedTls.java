package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.lang.System.Logger.Level;
import tengen.daemon.session.ListenerContext;

/**
 * Rejects a client that starts a TLS handshake at a listener without TLS, which would otherwise
 * wait for a line that never ends. Removes itself after the first bytes.
 */
final class UnexpectedTls extends ChannelInboundHandlerAdapter {
  /** Content type of a TLS record that carries a handshake (RFC 8446, section 5.1). */
  private static final byte HANDSHAKE = 22;

  /** A fatal {@code handshake_failure} alert as a TLS record. */
  private static final byte[] ALERT = {21, 3, 1, 0, 2, 2, 40};

  private final ListenerContext listener;

  UnexpectedTls(ListenerContext listener) {
    this.listener = listener;
  }

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object message) {
    if (message instanceof ByteBuf bytes && startsHandshake(bytes)) {
      bytes.release();
      reject(ctx);
    } else {
      ctx.pipeline().remove(this);
      ctx.fireChannelRead(message);
    }
  }

  private static boolean startsHandshake(ByteBuf bytes) {
    return bytes.isReadable() && bytes.getByte(bytes.readerIndex()) == HANDSHAKE;
  }

  private void reject(ChannelHandlerContext ctx) {
    listener
        .crowdLog()
        .log(
            Level.WARNING,
            "TLS",
            "closed %s: it started a TLS handshake, listener %s has no TLS"
                .formatted(ctx.channel().remoteAddress(), listener.name()));
    var _ =
        ctx.writeAndFlush(Unpooled.wrappedBuffer(ALERT)).addListener(ChannelFutureListener.CLOSE);
  }
}
