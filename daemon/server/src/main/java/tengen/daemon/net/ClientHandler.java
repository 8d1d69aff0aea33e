package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.util.ReferenceCountUtil;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.config.LimitsConfig;
import tengen.daemon.monitor.Rejection;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionLoop;
import tengen.host.memory.MemoryFailure;

/**
 * The last handler in every client's pipeline: input, replies and back-pressure around a {@link
 * Connection}, with its timeouts and its lingering close. The connection runs on its own loop, so a
 * slow command does not block other channels. Reading pauses while the session is busy or the
 * client does not read its replies.
 */
final class ClientHandler extends ChannelInboundHandlerAdapter
    implements ClientPort, ChannelAdapter.ChannelInput {
  /** Reading pauses at this number of bytes that the session has not taken. */
  private static final int MAX_PENDING_BYTES = 4096;

  /** Events that other handlers of the pipeline send to this one. */
  enum UserEvent {
    /** Treat the input as ended. */
    END
  }

  private final ListenerContext listener;
  private final LimitsConfig limits;
  private final ChannelAdapter adapter;
  private final LongSupplier nanoClock;
  private final SessionLoop sessionLoop;
  private final SessionAccess access;
  private @Nullable ChannelHandlerContext context;
  private @Nullable ChannelFuture lastWrite;
  private @Nullable UnreadReplies unread;
  private @Nullable LingeringClose ending;
  private @Nullable ClientTimeouts timeouts;

  /** Replies that the channel's loop has not written. */
  private final Queue<String> replies = new ConcurrentLinkedQueue<>();

  private volatile boolean wanted = true;

  /** Accessed on the session's loop only. */
  private boolean isTooSlow;

  /** Number of input bytes waiting for the session. */
  private final AtomicInteger pendingBytes = new AtomicInteger();

  /** True while reading is paused. Written on the channel's loop. */
  private volatile boolean isPaused;

  private final AtomicBoolean isFlushScheduled = new AtomicBoolean();

  /**
   * Creates the handler of a new channel.
   *
   * @param limits the idle timeout
   * @param sessionLoop of this client only
   * @param access to its session, used on that loop
   */
  ClientHandler(
      ListenerContext listener,
      LimitsConfig limits,
      ChannelAdapter adapter,
      LongSupplier nanoClock,
      SessionLoop sessionLoop,
      SessionAccess access) {
    this.listener = listener;
    this.limits = limits;
    this.adapter = adapter;
    this.nanoClock = nanoClock;
    this.sessionLoop = sessionLoop;
    this.access = access;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext added) {
    context = added;
    unread = new UnreadReplies(added.channel(), listener.memory());
    ending = new LingeringClose(added.channel(), adapter, this::pauseOrRead);
    timeouts =
        new ClientTimeouts(
            added.executor(),
            nanoClock,
            limits.idleSeconds(),
            this::checkDetection,
            this::closeIdle);
    onSessionLoop(() -> access.join(this));
  }

  private void inSession(Consumer<Connection> action) {
    onSessionLoop(() -> access.session().ifPresent(action));
  }

  private void onSessionLoop(Runnable action) {
    sessionLoop.execute(() -> guard(action));
  }

  /** Runs an action; an error closes this connection only. */
  private void guard(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error fault) {
      fail(fault);
      MemoryFailure.recover(fault);
    }
  }

  private void checkDetection() {
    inSession(session -> session.rejectUndetected(ClientTimeouts.DETECTION_SECONDS + " seconds"));
  }

  private void closeIdle() {
    inSession(
        session -> {
          session.reject(Rejection.IDLE, "idle for " + limits.idleSeconds() + " seconds");
          // A client whose protocol is unknown gets no reply, so reject() has not closed it.
          close();
        });
  }

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object message) {
    try {
      if (message instanceof ByteBuf bytes) {
        feed(ByteBufUtil.getBytes(bytes), true);
      } else {
        adapter.read(message, this);
      }
    } finally {
      ReferenceCountUtil.release(message);
    }
  }

  @Override
  public void feed(byte[] bytes, boolean isWhole) {
    if (!ending().hasBegun()) {
      Objects.requireNonNull(timeouts).inputReceived();
      pendingBytes.addAndGet(bytes.length);
      pauseOrRead();
      sessionLoop.executeBrief(() -> guard(() -> take(bytes, isWhole)));
    }
  }

  private void take(byte[] bytes, boolean isWhole) {
    access.session().ifPresent(session -> session.feed(bytes, 0, bytes.length, isWhole));
    pendingBytes.addAndGet(-bytes.length);
    if (wanted && isPaused) {
      onLoop(this::pauseOrRead);
    }
  }

  @Override
  public void forgetLine() {
    inSession(session -> session.forgetLine());
  }

  @Override
  public void end() {
    ending().inputEnded();
    if (!ending().hasBegun()) {
      inSession(session -> session.end("end of input"));
    }
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
    if (event == UserEvent.END) {
      stop();
    } else if (event instanceof ChannelInputShutdownEvent) {
      end();
    } else if (event instanceof IdleStateEvent) {
      inSession(Connection::heartbeat);
    }
  }

  private void stop() {
    if (!ending().hasBegun()) {
      onSessionLoop(
          () -> {
            ending().setOutlivesServer(access.outlivesServer());
            access.stop();
          });
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext ctx) {
    Objects.requireNonNull(timeouts).cancel();
    checkUnread();
    onSessionLoop(() -> access.disconnected("connection lost"));
  }

  /** {@inheritDoc} Usually a connection reset: the client is gone. */
  @Override
  public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
    var _ = ctx.close();
    onSessionLoop(() -> access.disconnected("connection lost: " + cause.getMessage()));
    MemoryFailure.recover(cause);
  }

  @Override
  public void fail(Throwable why) {
    access.session().ifPresent(session -> session.abort("failed: " + why));
    var _ = context().close();
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext ctx) {
    pauseOrRead();
    // The client may need the unflushed part before it reads on.
    ctx.flush();
    checkUnread();
    if (ctx.channel().isWritable()) {
      inSession(Connection::resume);
    }
  }

  private void checkUnread() {
    if (!unread().hasRoom()) {
      cutOff("no memory for answers that it does not read");
    }
  }

  @Override
  public void write(String text) {
    if (unread().isFull()) {
      closeSlowReader();
    } else {
      unread().queued(text);
      replies.add(text);
    }
  }

  /**
   * Closes a session whose client leaves too many replies unread. Over a WebSocket the client still
   * gets them and a close code, if it reads on.
   */
  private void closeSlowReader() {
    if (!isTooSlow) {
      isTooSlow = true;
      inSession(session -> session.abort("more than 1 MiB of answers unread"));
      onLoop(
          () -> {
            writeAll();
            ending().cutOff();
          });
    }
  }

  /** Closes the connection without sending pending replies. */
  private void cutOff(String why) {
    inSession(session -> session.abort(why));
    var _ = context().close();
  }

  @Override
  public void flush() {
    if (!replies.isEmpty() && isFlushScheduled.compareAndSet(false, true)) {
      if (context().executor().inEventLoop()) {
        flushNow();
      } else {
        onLoop(this::flushNow);
      }
    }
  }

  /** Writes and flushes all queued replies. Replies queued later schedule another flush. */
  private void flushNow() {
    isFlushScheduled.set(false);
    writeAll();
    checkUnread();
    if (unread().becomesWritable()) {
      inSession(Connection::resume);
    }
  }

  private void writeAll() {
    ChannelHandlerContext ctx = context();
    for (String text = replies.poll(); text != null; text = replies.poll()) {
      // After a lost reply the client would match later replies with the wrong commands.
      lastWrite =
          ctx.write(adapter.message(utf8(text, ctx.alloc())))
              .addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
      unread().written(text);
    }
    ctx.flush();
  }

  /** Encodes a text into a buffer of exactly its length. */
  private static ByteBuf utf8(String text, ByteBufAllocator allocator) {
    int bytes = ByteBufUtil.utf8Bytes(text);
    ByteBuf buffer = allocator.buffer(bytes);
    ByteBufUtil.reserveAndWriteUtf8(buffer, text, bytes);
    return buffer;
  }

  @Override
  public boolean ready() {
    return unread().isWritable();
  }

  @Override
  public void read(boolean wanted) {
    if (this.wanted != wanted) {
      this.wanted = wanted;
      onLoop(this::pauseOrRead);
    }
  }

  @Override
  public void close() {
    onLoop(this::closeNow);
  }

  private void closeNow() {
    if (!ending().hasBegun()) {
      ending().begin();
      writeAll();
      ending().lingerAfter(lastWrite);
    }
  }

  private void pauseOrRead() {
    while (isPaused == mayRead()) {
      isPaused = !isPaused;
      context().channel().config().setAutoRead(!isPaused);
    }
  }

  private boolean mayRead() {
    boolean hasRoom = wanted && pendingBytes.get() < MAX_PENDING_BYTES;
    return ending().hasBegun() || (hasRoom && context().channel().isWritable());
  }

  /** Runs an action on the channel's loop; does nothing after a shutdown of that loop. */
  private void onLoop(Runnable action) {
    try {
      context().executor().execute(() -> attempt(action));
    } catch (RejectedExecutionException _) {
      // The server has stopped.
    }
  }

  /**
   * Runs an action; closes the channel if it runs out of memory, because reading might never
   * resume.
   */
  private void attempt(Runnable action) {
    try {
      action.run();
    } catch (OutOfMemoryError e) {
      var _ = context().close();
      MemoryFailure.recover(e);
    }
  }

  private ChannelHandlerContext context() {
    return Objects.requireNonNull(context);
  }

  private LingeringClose ending() {
    return Objects.requireNonNull(ending);
  }

  private UnreadReplies unread() {
    return Objects.requireNonNull(unread);
  }
}
