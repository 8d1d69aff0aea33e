package tengen.daemon.net;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.util.ReferenceCountUtil;
import java.util.Objects;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.config.LimitsConfig;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;
import tengen.daemon.session.ListenerContext;

/**
 * The last handler of a client's channel, whatever its transport: idle timeout, refusal,
 * back-pressure and lingering close around a {@link Connection}. Reading pauses while the session
 * has enough to do and while the client does not read what it is sent.
 */
final class ClientHandler extends ChannelInboundHandlerAdapter
    implements ClientPort, ChannelAdapter.ChannelInput {
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
  private final ChannelAdapter adapter;
  private final LongSupplier nanoClock;
  private final boolean oneTooMany;
  private final long idleSeconds;
  private @Nullable ChannelHandlerContext context;
  private @Nullable Connection connection;
  private @Nullable ChannelFuture lastWrite;
  private boolean wanted = true;
  private boolean closing;
  private boolean inputEnded;
  private long heardNanos;
  private @Nullable Future<?> idleAlarm;

  /** {@code oneTooMany}: the client is only told that there are as many sessions as may be. */
  ClientHandler(
      ListenerContext listener,
      LimitsConfig limits,
      ChannelAdapter adapter,
      LongSupplier nanoClock,
      boolean oneTooMany) {
    this.listener = listener;
    this.limits = limits;
    this.adapter = adapter;
    this.nanoClock = nanoClock;
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
            nanoClock,
            String.valueOf(added.channel().remoteAddress()));
    heardNanos = nanoClock.getAsLong();
    watchIdle(TimeUnit.SECONDS.toNanos(idleSeconds));
    if (oneTooMany) {
      // Not before the channel is active: a refusal is written at once.
      added.executor().execute(this::refuse);
    }
  }

  private void refuse() {
    connection().refuse("too many sessions: " + limits.sessions() + " at most");
  }

  private void watchIdle(long nanos) {
    idleAlarm = context().executor().schedule(this::checkIdle, nanos, TimeUnit.NANOSECONDS);
  }

  private void checkIdle() {
    long limit = TimeUnit.SECONDS.toNanos(idleSeconds);
    long idle = nanoClock.getAsLong() - heardNanos;
    if (idle < limit) {
      watchIdle(limit - idle);
    } else {
      connection().refuse("idle for " + idleSeconds + " seconds");
      // Whoever never said what it speaks is told nothing.
      close();
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object message) {
    try {
      adapter.read(message, this);
    } finally {
      ReferenceCountUtil.release(message);
    }
  }

  @Override
  public void feed(byte[] bytes) {
    if (!closing) {
      heardNanos = nanoClock.getAsLong();
      connection().feed(bytes, 0, bytes.length);
    }
  }

  @Override
  public void end() {
    inputEnded = true;
    end("end of input");
  }

  private void end(String why) {
    if (closing) {
      linger();
    } else {
      connection().end(why);
    }
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
    if (event == Wish.END) {
      end("told to stop");
    } else if (event instanceof ChannelInputShutdownEvent) {
      end();
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext ctx) {
    if (idleAlarm != null) {
      idleAlarm.cancel(false);
    }
    connection().abort("connection lost");
  }

  /** A reset: the client is gone. */
  @Override
  public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
    connection().abort("connection lost: " + cause.getMessage());
    var _ = ctx.close();
  }

  @Override
  public void fail(Throwable why) {
    connection().abort("failed: " + why);
    var _ = context().close();
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext ctx) {
    pauseOrRead();
  }

  @Override
  public void write(String text) {
    ChannelHandlerContext ctx = context();
    lastWrite = ctx.write(adapter.message(text, ctx.alloc()));
  }

  @Override
  public void flush() {
    context().flush();
  }

  @Override
  public boolean ready() {
    return context().channel().isWritable();
  }

  @Override
  public void read(boolean wanted) {
    this.wanted = wanted;
    pauseOrRead();
  }

  @Override
  public void close() {
    if (closing) {
      return;
    }
    closing = true;
    flush();
    if (lastWrite == null) {
      linger();
    } else {
      lastWrite.addListener(_ -> linger());
    }
  }

  /**
   * Closing a socket with unread input resets it, and what was written last may never arrive. So
   * the output ends first, and what still comes in is thrown away until the client has closed too.
   */
  private void linger() {
    var channel = context().channel();
    if (inputEnded || !channel.isActive()) {
      var _ = channel.close();
      return;
    }
    channel.config().setAutoRead(true);
    adapter.closeOutput(channel);
    Runnable giveUp =
        () -> {
          var _ = channel.close();
        };
    var _ = context().executor().schedule(giveUp, LINGER_MS, TimeUnit.MILLISECONDS);
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
