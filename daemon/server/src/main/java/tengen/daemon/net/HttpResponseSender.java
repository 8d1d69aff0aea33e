package tengen.daemon.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.DateFormatter;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import java.time.InstantSource;
import java.util.Date;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tengen.host.memory.MemoryFailure;

/**
 * Sends the responses of one HTTP connection. Closes the connection after a timeout, and lingers
 * after its last response. Confined to the channel's loop.
 */
final class HttpResponseSender {
  /**
   * Timeout of a request, from the connection or the last response on, and for sending a response.
   */
  static final long REQUEST_SECONDS = 10;

  /**
   * Timeout of an upload including its response, of a response made on another thread, and of
   * opening a WebSocket's session.
   */
  static final long LONG_SECONDS = 60;

  private final ClientGroup.Slot slot;
  private boolean isPending;
  private boolean outputEnded;

  /** True if the current request is a HEAD, whose response has no content. */
  private boolean isHead;

  private @Nullable Future<?> alarm;

  /**
   * Creates the sender of a connection, without a timeout.
   *
   * @param slot of the client, which is idle between a response and the next request
   */
  HttpResponseSender(ClientGroup.Slot slot) {
    this.slot = slot;
  }

  /** Closes the connection after this time, unless it is extended or cancelled. */
  void await(ChannelHandlerContext ctx, long seconds) {
    cancelTimeout();
    alarm =
        ctx.executor()
            .schedule(() -> MemoryFailure.contain(() -> close(ctx)), seconds, TimeUnit.SECONDS);
  }

  private static void close(ChannelHandlerContext ctx) {
    var _ = ctx.close();
  }

  void cancelTimeout() {
    if (alarm != null) {
      alarm.cancel(false);
    }
  }

  /** Begins another request. */
  void receive(HttpRequest request) {
    isHead = request.method().equals(HttpMethod.HEAD);
  }

  /** Marks a request as complete; its response is made. */
  void begin() {
    isPending = true;
  }

  /** Returns whether a response is being made or sent; each connection has at most one. */
  boolean isPending() {
    return isPending;
  }

  /** Returns whether the last response has been sent. */
  boolean hasSentLast() {
    return outputEnded;
  }

  /**
   * Sends a response to a request.
   *
   * @param then run after the client has received it or disconnected
   */
  void send(
      ChannelHandlerContext ctx, HttpRequest request, FullHttpResponse response, Runnable then) {
    write(ctx, response, HttpUtil.isKeepAlive(request), then);
  }

  /** Sends the last response of the connection. */
  void sendLast(ChannelHandlerContext ctx, FullHttpResponse response) {
    write(ctx, response, false, () -> {});
  }

  private void write(
      ChannelHandlerContext ctx, FullHttpResponse response, boolean keepAlive, Runnable then) {
    isPending = true;
    await(ctx, REQUEST_SECONDS);
    if (isHead) {
      response.content().clear();
    }
    var now = Date.from(InstantSource.system().instant());
    response.headers().set(HttpHeaderNames.DATE, DateFormatter.format(now));
    HttpUtil.setKeepAlive(response, keepAlive);
    ctx.writeAndFlush(response)
        .addListener(
            sent -> {
              then.run();
              if (keepAlive && sent.isSuccess()) {
                isPending = false;
                slot.idle(true);
                await(ctx, REQUEST_SECONDS);
              } else if (sent.isSuccess()) {
                linger(ctx);
              } else {
                close(ctx);
              }
            });
  }

  /**
   * Closes the output, then discards input until the client closes too or the request timeout.
   * Closing a socket with unread input would reset it, and the response could be lost.
   */
  private void linger(ChannelHandlerContext ctx) {
    outputEnded = true;
    SocketAdapter.endOutput(ctx.channel());
  }
}
