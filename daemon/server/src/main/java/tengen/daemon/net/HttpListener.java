package tengen.daemon.net;

import io.netty.channel.socket.SocketChannel;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.daemon.access.LoginResult;
import tengen.daemon.monitor.Health;
import tengen.daemon.session.ListenerContext;
import tengen.game.GameRules;
import tengen.protocol.Dialect;

/** The state shared by the connections of an HTTP listener. Thread-safe. */
final class HttpListener {
  private static final int MAX_LINE_BYTES = 4096;
  private static final int MAX_HEADER_BYTES = 8192;

  private final ListenerContext context;
  private final ClientGroup clients;
  private final HttpGuard guard;
  private final OperatorPages pages;
  private final GamePages games;
  private final GameUploads uploads;
  private final GameDeletions deletions;

  /**
   * Creates a listener.
   *
   * @param names accepted by the guard, including its own address
   * @param encrypted whether it serves HTTPS
   * @param health of the whole daemon
   */
  HttpListener(
      ListenerContext context,
      ClientGroup clients,
      List<String> names,
      boolean encrypted,
      Health health) {
    this.context = context;
    this.clients = clients;
    this.guard = new HttpGuard(names, encrypted);
    this.pages = new OperatorPages(context.registry().monitor(), health, context.archive());
    Map<String, GameRules> rules =
        context.sessions().values().stream()
            .findFirst()
            .map(sessions -> sessions.offer().rules())
            .orElse(Map.of());
    this.games = new GamePages(context.archive(), rules);
    this.uploads = new GameUploads(context.archive(), rules, context.games(), context.memory());
    this.deletions = new GameDeletions(context.archive());
  }

  /** Adds the HTTP handlers to a client's channel, or closes it if there is no slot. */
  void admit(SocketChannel channel) {
    Optional<ClientGroup.Slot> slot = clients.addPending(channel, context);
    if (slot.isPresent()) {
      var limits =
          new HttpDecoderConfig()
              .setMaxInitialLineLength(MAX_LINE_BYTES)
              .setMaxHeaderSize(MAX_HEADER_BYTES)
              .setMaxChunkSize(MAX_HEADER_BYTES);
      // A WebSocket's client that is gone without a Close frame ends the connection, not only its
      // input.
      channel.config().setAllowHalfClosure(false);
      channel
          .pipeline()
          .addLast(
              new StrictRequestDecoder(limits),
              new HttpResponseEncoder(),
              new HttpConnection(this, channel.localAddress(), slot.get()));
    }
  }

  ListenerContext context() {
    return context;
  }

  ClientGroup clients() {
    return clients;
  }

  OperatorPages pages() {
    return pages;
  }

  GamePages games() {
    return games;
  }

  GameUploads uploads() {
    return uploads;
  }

  GameDeletions deletions() {
    return deletions;
  }

  HttpGuard guard() {
    return guard;
  }

  /** Returns the protocols with a WebSocket here; each path is the protocol's name. */
  List<String> protocols() {
    List<String> protocols = new ArrayList<>();
    for (Dialect<?, ?, ?> dialect : context.dialects().all()) {
      if (context.sessions().containsKey(dialect.name())) {
        protocols.add(dialect.name());
      }
    }
    return protocols;
  }

  /** Returns the result of logging in with a request's token, or without one. */
  LoginResult login(HttpRequest request, QueryStringDecoder target, InetAddress from) {
    return context
        .authenticator()
        .map(authenticator -> authenticator.check(HttpToken.of(request, target), from))
        .orElseGet(() -> new LoginResult.Granted(context.account()));
  }

  /** Returns the context of the WebSocket at a path. */
  Optional<ListenerContext> webSocket(String path) {
    return protocols().stream()
        .filter(protocol -> path.equals("/" + protocol))
        .findFirst()
        .map(context::only);
  }
}
