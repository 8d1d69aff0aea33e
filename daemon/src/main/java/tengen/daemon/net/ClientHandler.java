package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.channel.socket.SocketChannel;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tengen.config.LimitsConfig;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;
import tengen.daemon.session.ListenerContext;

/**
 * Bytes in, bytes out: everything between is the {@link Connection}'s. Reading pauses while the
 * session has enough to do and while the client does not read what it is sent.
 */
final class ClientHandler extends ChannelInboundHandlerAdapter implements ClientPort {
  private static final long LINGER_MS = 300;

  /** One client too many has so long to say in which protocol it wants to be told so. */
  private static final long REFUSED_SECONDS = 30;

  /** A user event. */
  enum Wish {
    /** Treat the input as ended. */
    END
  }

  private final ListenerContext listener;
  private final LimitsConfig limits;
  private final boolean oneTooMany;
  private final long idleSeconds;
  private @Nullable ChannelHandlerContext context;
  private @Nullable Connection connection;
  private boolean wanted = true;
  private boolean closing;
  private long heardNanos;
  private @Nullable Future<?> idleAlarm;

  /** {@code oneTooMany}: the client is only told that there are as many sessions as may be. */
  ClientHandler(ListenerContext listener, LimitsConfig limits, boolean oneTooMany) {
    this.listener = listener;
    this.limits = limits;
    this.oneTooMany = oneTooMany;
    this.idleSeconds =
        oneTooMany ? Math.min(REFUSED_SECONDS, limits.idleSeconds()) : limits.idleSeconds();
  }

  @Override
  public void handlerAdded(ChannelHandlerContext added) {
    context = added;
    connection =
        new Connection(
            listener,
            added.executor(),
            this,
            System::nanoTime,
            String.valueOf(added.channel().remoteAddress()));
    heardNanos = System.nanoTime();
    watchIdle(added, TimeUnit.SECONDS.toNanos(idleSeconds));
  }

  /** Not before: a refusal is written at once. */
  @Override
  public void channelActive(ChannelHandlerContext ctx) {
    if (oneTooMany) {
      connection().refuse("too many sessions: " + limits.sessions() + " at most");
    }
  }

  private void watchIdle(ChannelHandlerContext ctx, long nanos) {
    idleAlarm = ctx.executor().schedule(() -> checkIdle(ctx), nanos, TimeUnit.NANOSECONDS);
  }

  private void checkIdle(ChannelHandlerContext ctx) {
    long limit = TimeUnit.SECONDS.toNanos(idleSeconds);
    long idle = System.nanoTime() - heardNanos;
    if (idle < limit) {
      watchIdle(ctx, limit - idle);
    } else {
      connection().refuse("idle for " + idleSeconds + " seconds");
      // Whoever never said what it speaks is told nothing.
      close();
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object message) {
    var buffer = (ByteBuf) message;
    try {
      if (closing) {
        return;
      }
      heardNanos = System.nanoTime();
      byte[] bytes = ByteBufUtil.getBytes(buffer);
      connection().feed(bytes, 0, bytes.length);
    } finally {
      buffer.release();
    }
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
    if (event != Wish.END && !(event instanceof ChannelInputShutdownEvent)) {
      return;
    }
    if (closing) {
      linger(ctx);
    } else {
      connection().end(event == Wish.END ? "told to stop" : "end of input");
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext ctx) {
    if (idleAlarm != null) {
      idleAlarm.cancel(false);
    }
    connection().abort();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
    // A reset: the client is gone.
    fail(cause);
  }

  @Override
  public void fail(Throwable why) {
    connection().abort();
    var _ = context().close();
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
    ChannelHandlerContext ctx = context();
    if (closing) {
      return;
    }
    closing = true;
    ctx.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(_ -> linger(ctx));
  }

  /**
   * Closing a socket with unread input resets it, and what was written last may never arrive. So
   * the output ends first, and what still comes in is thrown away until the client has closed too.
   */
  private static void linger(ChannelHandlerContext ctx) {
    var channel = (SocketChannel) ctx.channel();
    if (channel.isInputShutdown() || !channel.isActive()) {
      var _ = channel.close();
      return;
    }
    channel.config().setAutoRead(true);
    var _ = channel.shutdownOutput();
    Runnable giveUp =
        () -> {
          var _ = channel.close();
        };
    var _ = ctx.executor().schedule(giveUp, LINGER_MS, TimeUnit.MILLISECONDS);
  }

  private void pauseOrRead() {
    var channel = context().channel();
    boolean read = closing || (wanted && channel.isWritable());
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
