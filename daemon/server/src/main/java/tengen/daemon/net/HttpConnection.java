package tengen.daemon.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http.QueryStringDecoder;
import io.netty.util.ReferenceCountUtil;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.daemon.Logs;
import tengen.daemon.access.Account;
import tengen.daemon.access.LoginResult;
import tengen.daemon.monitor.Rejection;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ListenerContext;
import tengen.host.log.LogDetails;
import tengen.host.memory.MemoryFailure;
import tengen.host.memory.NoMemoryException;

/**
 * Handles the HTTP requests of one connection. Each request passes the guard, then {@link
 * HttpRoutes} responds to it or upgrades it to a WebSocket. Only uploads of games may have a body.
 * Runs on the channel's loop.
 */
final class HttpConnection extends ChannelInboundHandlerAdapter {
  private final HttpListener listener;
  private final InetSocketAddress local;
  private final ClientGroup.Slot slot;
  private final HttpResponseSender sender;
  private boolean isSlotTaken;
  private @Nullable HttpRequest request;
  private @Nullable GameUpload upload;

  /** The error response to the request, sent once its received part has been checked. */
  private @Nullable FullHttpResponse rejection;

  /**
   * Creates the handler of a new connection.
   *
   * @param local the address that it connected to
   * @param slot of a pending client
   */
  HttpConnection(HttpListener listener, InetSocketAddress local, ClientGroup.Slot slot) {
    this.listener = listener;
    this.local = local;
    this.slot = slot;
    this.sender = new HttpResponseSender(slot);
  }

  @Override
  public void handlerAdded(ChannelHandlerContext ctx) {
    sender.await(ctx, HttpResponseSender.REQUEST_SECONDS);
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext ctx) {
    sender.cancelTimeout();
    endUpload();
    if (!isSlotTaken) {
      slot.release();
    }
  }

  private void endUpload() {
    if (upload != null) {
      upload.giveUp();
      upload = null;
    }
  }

  /** Returns the client's slot, which the caller must release. */
  ClientGroup.Slot takeSlot() {
    isSlotTaken = true;
    return slot;
  }

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object message) {
    try {
      if (message instanceof HttpRequest && sender.isPending()) {
        // Pipelined responses could get out of order; such clients are disconnected.
        var _ = ctx.close();
      } else if (message instanceof HttpRequest begun) {
        begin(ctx, begun);
      } else if (message instanceof HttpContent part && request != null) {
        receiveBody(ctx, request, part);
      }
    } finally {
      ReferenceCountUtil.release(message);
    }
  }

  private void begin(ChannelHandlerContext ctx, HttpRequest begun) {
    request = begun;
    sender.receive(begun);
    slot.idle(false);
    RequestTarget.toOriginForm(begun, listener.guard().scheme());
    Optional<HttpResponseStatus> fault = fault(begun);
    if (fault.isPresent()) {
      rejection = HttpText.fault(fault.get());
    } else if (isUpload(begun)) {
      beginUpload(ctx, begun, new QueryStringDecoder(begun.uri()));
    }
  }

  private static boolean isUpload(HttpRequest begun) {
    return begun.method().equals(HttpMethod.POST)
        && GameUploads.isAt(new QueryStringDecoder(begun.uri()).rawPath());
  }

  /** Starts an upload, or rejects it before its body is sent. */
  private void beginUpload(
      ChannelHandlerContext ctx, HttpRequest begun, QueryStringDecoder target) {
    GameUploads uploads = listener.uploads();
    logIn(
        ctx,
        begun,
        target,
        account -> {
          Optional<FullHttpResponse> objection =
              GameUploads.objection(
                      listener.context().as(account),
                      ClientAddress.at(ctx.channel().remoteAddress()))
                  .or(() -> uploads.objection(begun, target));
          upload =
              objection.isPresent()
                  ? null
                  : uploads.begin(account, target, () -> evictUpload(ctx)).orElse(null);
          if (upload == null) {
            rejection = objection.orElseGet(GameUploads::tooMany);
          } else {
            sender.await(ctx, HttpResponseSender.LONG_SECONDS);
            askForBody(ctx, begun);
          }
        });
  }

  /** Rejects the upload that is being received, because another one has its slot. Thread-safe. */
  private void evictUpload(ChannelHandlerContext ctx) {
    ctx.executor()
        .execute(
            () -> {
              if (upload != null && !sender.isPending()) {
                reject(ctx, GameUploads.tooMany());
              }
            });
  }

  private static void askForBody(ChannelHandlerContext ctx, HttpRequest begun) {
    if (HttpUtil.is100ContinueExpected(begun)) {
      var _ =
          ctx.writeAndFlush(
              new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE));
    }
  }

  private void receiveBody(ChannelHandlerContext ctx, HttpRequest begun, HttpContent part) {
    if (part.decoderResult().isFailure()) {
      reject(ctx, HttpText.fault(HttpResponseStatus.BAD_REQUEST));
    } else if (rejection != null) {
      if (part instanceof LastHttpContent) {
        reject(ctx, rejection);
      }
    } else if (upload != null && !isTaken(ctx, upload, part)) {
      return;
    } else if (part instanceof LastHttpContent) {
      request = null;
      HttpRoutes.answer(this, ctx, begun);
    }
  }

  /** Rejects a request after its head and the part of its body that arrived with it. */
  @Override
  public void channelReadComplete(ChannelHandlerContext ctx) {
    if (rejection != null) {
      reject(ctx, rejection);
    }
    ctx.fireChannelReadComplete();
  }

  private boolean isTaken(ChannelHandlerContext ctx, GameUpload taking, HttpContent part) {
    try {
      boolean fits = taking.add(part.content());
      if (!fits) {
        reject(ctx, listener.uploads().tooLong());
      }
      return fits;
    } catch (NoMemoryException e) {
      reject(ctx, listener.uploads().withoutMemory(e));
      return false;
    }
  }

  /** Returns the error in a request's head. */
  private Optional<HttpResponseStatus> fault(HttpRequest begun) {
    return RequestHead.malformed(begun)
        .or(() -> listener.guard().objection(begun, local))
        .or(() -> RequestHead.unsupported(begun, isUpload(begun)));
  }

  /** Stores the uploaded games and responds with the result. */
  void storeUpload(ChannelHandlerContext ctx, HttpRequest whole) {
    GameUpload games = Objects.requireNonNull(upload);
    if (games.complete()) {
      sendLater(ctx, whole, () -> listener.uploads().store(games), () -> {});
    } else {
      reject(ctx, GameUploads.tooMany());
    }
  }

  /** Upgrades the connection to a WebSocket, after a login. */
  void upgrade(
      ChannelHandlerContext ctx,
      HttpRequest whole,
      QueryStringDecoder target,
      ListenerContext sessions) {
    logIn(
        ctx,
        whole,
        target,
        account -> {
          sender.await(ctx, HttpResponseSender.LONG_SECONDS);
          sender.begin();
          new WebSocketUpgrade(listener.clients(), sessions.as(account), this, ctx, whole, target)
              .perform();
        });
  }

  /** Returns the address at which the client reaches the listener. */
  PublicAddress address(HttpRequest whole) {
    return PublicAddress.of(whole, listener.guard());
  }

  HttpListener listener() {
    return listener;
  }

  /** Continues if the request has a valid token or needs none; responds with 401 otherwise. */
  void logIn(
      ChannelHandlerContext ctx,
      HttpRequest whole,
      QueryStringDecoder target,
      Consumer<Account> then) {
    ClientAddress peer = ClientAddress.at(ctx.channel().remoteAddress());
    switch (listener.login(whole, target, peer.ip())) {
      case LoginResult.Granted(Account account) -> then.accept(account);
      case LoginResult.Rejected(String why) -> {
        FullHttpResponse unauthorized = HttpText.of(HttpResponseStatus.UNAUTHORIZED, why);
        unauthorized.headers().set(HttpHeaderNames.WWW_AUTHENTICATE, "Bearer");
        if (whole.headers().contains(HttpHeaderNames.COOKIE)) {
          // Clear the cookie, or each further request would fail too.
          unauthorized
              .headers()
              .set(HttpHeaderNames.SET_COOKIE, HttpToken.clearCookieHeader(address(whole)));
        }
        warn(ctx, Rejection.LOGIN, "login", "login failed", "reason", why);
        end(ctx, unauthorized);
      }
    }
  }

  /**
   * Sends a response that is made on another thread, because it would block this loop.
   *
   * @param then run after the client has received the response or disconnected
   */
  void sendLater(
      ChannelHandlerContext ctx,
      HttpRequest request,
      Supplier<CompletableFuture<FullHttpResponse>> making,
      Runnable then) {
    sender.begin();
    if (upload == null) {
      sender.await(ctx, HttpResponseSender.LONG_SECONDS);
    }
    var _ =
        CompletableFuture.completedFuture(making)
            .thenComposeAsync(Supplier::get, listener.clients().newLoop(ctx.channel()))
            .exceptionally(HttpConnection::failed)
            .thenAccept(
                made -> ctx.executor().execute(() -> sendAwaited(ctx, request, made, then)));
  }

  /** Returns a response for an internal error. */
  private static FullHttpResponse failed(Throwable why) {
    MemoryFailure.recover(why);
    Logs.warn("HTTP request failed", "error", why);
    return HttpText.fault(HttpResponseStatus.INTERNAL_SERVER_ERROR);
  }

  private void sendAwaited(
      ChannelHandlerContext ctx, HttpRequest request, FullHttpResponse response, Runnable then) {
    upload = null;
    sender.send(ctx, request, response, then);
  }

  void send(ChannelHandlerContext ctx, HttpRequest request, FullHttpResponse response) {
    sender.send(ctx, request, response, () -> {});
  }

  void reject(ChannelHandlerContext ctx, FullHttpResponse response) {
    String status = response.status().toString();
    warn(ctx, Rejection.HTTP, "HTTP " + status, "HTTP request rejected", "status", status);
    end(ctx, response);
  }

  /**
   * Counts and logs a rejection.
   *
   * @param kind key of the log's rate limit; must not contain client data
   */
  private void warn(
      ChannelHandlerContext ctx,
      Rejection why,
      String kind,
      String sentence,
      String key,
      String value) {
    ListenerContext context = listener.context();
    context.registry().monitor().rejected(why);
    context
        .limitedLog()
        .log(
            Level.WARNING,
            kind,
            LogDetails.line(
                sentence,
                "client",
                ctx.channel().remoteAddress(),
                "listener",
                context.name(),
                key,
                value));
  }

  /** Sends the last response of this connection. */
  private void end(ChannelHandlerContext ctx, FullHttpResponse response) {
    request = null;
    rejection = null;
    endUpload();
    sender.sendLast(ctx, response);
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
    if (sender.hasSentLast() && event instanceof ChannelInputShutdownEvent) {
      var _ = ctx.close();
    } else {
      ctx.fireUserEventTriggered(event);
    }
  }

  /** {@inheritDoc} Usually a connection reset: the client is gone. */
  @Override
  public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
    var _ = ctx.close();
    MemoryFailure.recover(cause);
  }
}
