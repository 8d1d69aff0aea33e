package tengen.daemon.net;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.QueryStringDecoder;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker13;
import io.netty.handler.codec.http.websocketx.WebSocketVersion;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import tengen.daemon.Logs;
import tengen.daemon.connect.ResumeTerms;
import tengen.daemon.session.ListenerContext;
import tengen.host.memory.MemoryFailure;
import tengen.protocol.words.Digits;

/**
 * Upgrades a connection to a WebSocket, for a new or a resumed session. Runs on the channel's loop.
 */
final class WebSocketUpgrade {
  /** Query parameter for {@link ResumeTerms#SESSION}, since pages cannot set headers. */
  private static final String SESSION_KEY = "session";

  private static final String RECEIVED_KEY = "received";

  /** Query parameter for a line that is executed first, which saves the client a round trip. */
  private static final String LINE_KEY = "line";

  private static final int KEY_BYTES = 16;
  private static final String KEY_PADDING = "==";
  private static final String VERSION = WebSocketVersion.V13.toHttpHeaderValue();

  private static final WebSocketCloseStatus SESSION_GONE =
      new WebSocketCloseStatus(ResumeTerms.SESSION_GONE, "no such session");

  private static final WebSocketDecoderConfig FRAMES =
      WebSocketDecoderConfig.newBuilder()
          .maxFramePayloadLength(64 << 10)
          .allowExtensions(false)
          .closeOnProtocolViolation(false) // WebSocketControl closes
          .build();

  private final ClientGroup clients;
  private final ListenerContext context;
  private final HttpConnection connection;
  private final ChannelHandlerContext ctx;
  private final HttpRequest request;
  private final QueryStringDecoder target;

  /**
   * Creates the upgrade of one connection.
   *
   * @param context of one protocol
   * @param connection the connection's current handler
   * @param request without {@linkplain #objection an error}
   * @param target the address in the request
   */
  WebSocketUpgrade(
      ClientGroup clients,
      ListenerContext context,
      HttpConnection connection,
      ChannelHandlerContext ctx,
      HttpRequest request,
      QueryStringDecoder target) {
    this.clients = clients;
    this.context = context;
    this.connection = connection;
    this.ctx = ctx;
    this.request = request;
    this.target = target;
  }

  /** Returns the error in an upgrade request (RFC 6455, section 4.2.1). */
  static Optional<FullHttpResponse> objection(HttpRequest request) {
    HttpHeaders headers = request.headers();
    boolean isUpgrade =
        request.protocolVersion().equals(HttpVersion.HTTP_1_1)
            && headers.containsValue(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE, true)
            && hasKey(headers);
    if (!isUpgrade) {
      return Optional.of(HttpText.fault(HttpResponseStatus.BAD_REQUEST));
    }
    if (headers.getAll(HttpHeaderNames.SEC_WEBSOCKET_VERSION).equals(List.of(VERSION))) {
      return Optional.empty();
    }
    FullHttpResponse other = HttpText.fault(HttpResponseStatus.UPGRADE_REQUIRED);
    other.headers().set(HttpHeaderNames.SEC_WEBSOCKET_VERSION, VERSION);
    return Optional.of(other);
  }

  /** Returns whether there is exactly one key, of 16 bytes in Base64. */
  private static boolean hasKey(HttpHeaders headers) {
    List<String> keys = headers.getAll(HttpHeaderNames.SEC_WEBSOCKET_KEY);
    try {
      return keys.size() == 1
          && keys.getFirst().endsWith(KEY_PADDING)
          && Base64.getDecoder().decode(keys.getFirst()).length == KEY_BYTES;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /** Performs the handshake. */
  void perform() {
    Channel channel = ctx.channel();
    channel.config().setAutoRead(false);
    Optional<String> token = named(ResumeTerms.SESSION, SESSION_KEY);
    var asked =
        new ResumableSessions.Request(
            channel, context, () -> clients.newLoop(channel), connection::takeSlot);
    if (token.isEmpty()) {
      ResumableSession opened = clients.resumable().open(asked);
      closeOnFault(opened.store().thenCompose(_ -> enter(opened, OptionalLong.empty())));
      return;
    }
    OptionalLong received = number(named(ResumeTerms.RECEIVED, RECEIVED_KEY));
    closeOnFault(
        clients
            .resumable()
            .find(token.get(), received, asked)
            .thenComposeAsync(
                found -> found.map(session -> enter(session, received)).orElseGet(this::rejected),
                ctx.executor()));
  }

  /** Closes the connection if the upgrade fails, so that its client retries. */
  private void closeOnFault(CompletableFuture<Void> upgrade) {
    var _ =
        upgrade.whenComplete(
            (_, fault) -> {
              if (fault != null) {
                var _ = ctx.close();
                MemoryFailure.recover(fault);
                Logs.warn("cannot open a WebSocket", "error", fault);
              }
            });
  }

  /** Returns a header of the request, or else a query parameter of its address. */
  private Optional<String> named(String header, String key) {
    return Optional.ofNullable(request.headers().get(header)).or(() -> parameter(key));
  }

  private Optional<String> parameter(String key) {
    return target.parameters().getOrDefault(key, List.of()).stream().findFirst();
  }

  /** Parses a number of messages; returns -1, which matches no session, if it is invalid. */
  private static OptionalLong number(Optional<String> text) {
    return text.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(Digits.number(text.get()).orElse(-1));
  }

  private CompletableFuture<Void> enter(ResumableSession session, OptionalLong received) {
    return session
        .enter(received)
        .thenAcceptAsync(
            attachment -> attachment.ifPresentOrElse(it -> accept(session, it), this::reject),
            ctx.executor());
  }

  private void accept(ResumableSession session, ResumableSession.Attachment attachment) {
    HttpHeaders headers =
        new DefaultHttpHeaders()
            .set(ResumeTerms.SESSION, session.token())
            .set(ResumeTerms.RECEIVED, attachment.lines());
    handshake(headers, () -> join(session, attachment));
  }

  private void join(ResumableSession session, ResumableSession.Attachment attachment) {
    Channel channel = ctx.channel();
    ChannelPipeline pipeline = ctx.pipeline();
    pipeline.addLast(new Utf8FrameCheck());
    WebSocketControl.addTo(pipeline, attachment::received);
    clients.add(channel, session.listener(), new WebSocketAdapter(), session.loop(), attachment);
    // A line of the address is read as if it were the client's first message.
    parameter(LINE_KEY)
        .map(TextWebSocketFrame::new)
        .ifPresent(pipeline.context(WebSocketControl.class)::fireChannelRead);
    channel.config().setAutoRead(true);
  }

  private CompletableFuture<Void> rejected() {
    reject();
    return CompletableFuture.completedFuture(null);
  }

  /**
   * Rejects the upgrade by a close code after the handshake, because pages cannot see HTTP errors.
   */
  private void reject() {
    handshake(
        EmptyHttpHeaders.INSTANCE,
        () ->
            ctx.writeAndFlush(new CloseWebSocketFrame(SESSION_GONE))
                .addListener(ChannelFutureListener.CLOSE));
  }

  private void handshake(HttpHeaders headers, Runnable then) {
    // The handshake requires a full request. An upgrade has no body.
    var whole =
        new DefaultFullHttpRequest(
            request.protocolVersion(),
            request.method(),
            request.uri(),
            Unpooled.EMPTY_BUFFER,
            request.headers(),
            EmptyHttpHeaders.INSTANCE);
    new WebSocketServerHandshaker13(request.uri(), null, FRAMES)
        .handshake(ctx.channel(), whole, headers, ctx.newPromise())
        .addListener(
            shaken -> {
              if (shaken.isSuccess() && ctx.channel().isActive()) {
                ctx.pipeline().remove(connection);
                then.run();
              } else {
                var _ = ctx.close();
              }
            });
  }
}
