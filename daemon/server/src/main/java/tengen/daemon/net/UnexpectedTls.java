package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.lang.System.Logger.Level;
import tengen.daemon.session.ListenerContext;
import tengen.host.log.LogDetails;

/**
 * Rejects a client that starts a handshake of TLS or SSL at a listener without TLS, which would
 * otherwise wait for a line that never ends. Removes itself after the first bytes.
 */
final class UnexpectedTls extends ChannelInboundHandlerAdapter {
  /** Content type of a TLS record that carries a handshake (RFC 8446, section 5.1). */
  private static final byte HANDSHAKE = 22;

  /**
   * The upper two bits of a record of SSL 2.0 whose header has two bytes. Neither UTF-8 text nor a
   * command in any other charset begins with such a byte.
   */
  private static final int SSL_2_RECORD = 0x80;

  private static final int SSL_2_RECORD_MASK = 0xC0;

  /** Message type of a ClientHello of SSL 2.0, which follows the header (RFC 5246, E.2). */
  private static final byte SSL_2_CLIENT_HELLO = 1;

  private static final int SSL_2_HEADER_BYTES = 2;

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
    if (!bytes.isReadable()) {
      return false;
    }
    byte first = bytes.getByte(bytes.readerIndex());
    return first == HANDSHAKE
        || ((first & SSL_2_RECORD_MASK) == SSL_2_RECORD && mayBeSsl2ClientHello(bytes));
  }

  private static boolean mayBeSsl2ClientHello(ByteBuf bytes) {
    return bytes.readableBytes() <= SSL_2_HEADER_BYTES
        || bytes.getByte(bytes.readerIndex() + SSL_2_HEADER_BYTES) == SSL_2_CLIENT_HELLO;
  }

  private void reject(ChannelHandlerContext ctx) {
    listener
        .limitedLog()
        .log(
            Level.WARNING,
            "TLS",
            LogDetails.line(
                "client closed: it started a TLS handshake, but the listener has no TLS",
                "client",
                ctx.channel().remoteAddress(),
                "listener",
                listener.name()));
    var _ =
        ctx.writeAndFlush(Unpooled.wrappedBuffer(ALERT)).addListener(ChannelFutureListener.CLOSE);
  }
}
