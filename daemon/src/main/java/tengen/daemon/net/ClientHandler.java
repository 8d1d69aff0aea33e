package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;

/**
 * Bytes in, bytes out: everything between is the {@link Connection}'s. Reading pauses while the
 * session has enough to do and while the client does not read what it is sent.
 */
final class ClientHandler extends ChannelInboundHandlerAdapter implements ClientPort {
  /** A user event. */
  enum Wish {
    /** Treat the input as ended. */
    END
  }

  private final Connection.Welcome welcome;
  private @Nullable ChannelHandlerContext context;
  private @Nullable Connection connection;
  private boolean wanted = true;

  ClientHandler(Connection.Welcome welcome) {
    this.welcome = welcome;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext added) {
    context = added;
    connection = new Connection(welcome, added.executor(), this, System::nanoTime);
  }

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object message) {
    var buffer = (ByteBuf) message;
    try {
      byte[] bytes = ByteBufUtil.getBytes(buffer);
      connection().feed(bytes, 0, bytes.length);
    } finally {
      buffer.release();
    }
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
    if (event == Wish.END || event instanceof ChannelInputShutdownEvent) {
      connection().end();
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext ctx) {
    connection().abort();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
    // A reset, or a fault of ours that ends this session alone.
    connection().abort();
    var _ = ctx.close();
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext ctx) {
    pauseOrRead();
  }

  @Override
  public void write(String text) {
    ChannelHandlerContext ctx = context();
    var _ =
        ctx.write(
            ByteBufUtil.encodeString(ctx.alloc(), CharBuffer.wrap(text), StandardCharsets.UTF_8));
  }

  @Override
  public void flush() {
    context().flush();
  }

  @Override
  public void read(boolean wanted) {
    this.wanted = wanted;
    pauseOrRead();
  }

  @Override
  public void close() {
    context().writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
  }

  private void pauseOrRead() {
    var channel = context().channel();
    boolean read = wanted && channel.isWritable();
    if (channel.config().isAutoRead() != read) {
      channel.config().setAutoRead(read);
    }
  }

  private ChannelHandlerContext context() {
    return Objects.requireNonNull(context);
  }

  private Connection connection() {
    return Objects.requireNonNull(connection);
  }
}
