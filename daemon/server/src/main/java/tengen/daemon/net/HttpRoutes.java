package tengen.daemon.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import tengen.daemon.access.Account;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ListenerContext;
import tengen.host.memory.ClientMemory;

/** The routing table of an HTTP listener: paths, methods, login requirements and actions. */
final class HttpRoutes {
  private static final String FRONT = "/";

  private static final List<HttpMethod> READING = List.of(HttpMethod.GET, HttpMethod.HEAD);
  private static final List<HttpMethod> POSTING = List.of(HttpMethod.POST);

  private static final List<Route> ALL =
      List.of(
          new Route(HttpRoutes::isWebSocket, List.of(), false, HttpRoutes::openWebSocket),
          route(GameUploads::isAt, POSTING, false, HttpRoutes::storeUpload),
          route("/login"::equals, POSTING, false, HttpRoutes::setCookie),
          route("/logout"::equals, POSTING, false, HttpRoutes::clearCookie),
          route(BoardPage::isAt, READING, false, HttpRoutes::sendFile),
          route(GamePages::isAt, READING, true, HttpRoutes::sendGames),
          route(GameDeletions::isAt, List.of(HttpMethod.DELETE), true, HttpRoutes::changeGames),
          route(GameDeletions::isRestoreAt, POSTING, true, HttpRoutes::changeGames),
          route(OperatorPages::needsLogin, READING, true, HttpRoutes::makePage),
          route(OperatorPages::isAt, READING, false, HttpRoutes::sendPage));

  private HttpRoutes() {}

  /**
   * A row of the routing table.
   *
   * @param methods allowed methods; if empty, the action checks the method
   * @param needsLogin whether a login is required before the action
   */
  private record Route(
      BiPredicate<HttpListener, String> path,
      List<HttpMethod> methods,
      boolean needsLogin,
      Action action) {}

  private static Route route(
      Predicate<String> path, List<HttpMethod> methods, boolean needsLogin, Action action) {
    return new Route((_, it) -> path.test(it), methods, needsLogin, action);
  }

  /** Responds to a request. */
  private interface Action {
    void answer(Exchange exchange, Account account);
  }

  /** A complete request and its connection. */
  private record Exchange(
      HttpConnection connection,
      ChannelHandlerContext ctx,
      HttpRequest request,
      QueryStringDecoder target) {
    String path() {
      return target.rawPath();
    }

    HttpListener listener() {
      return connection.listener();
    }

    void send(FullHttpResponse response) {
      connection.send(ctx, request, response);
    }

    void reject(FullHttpResponse response) {
      connection.reject(ctx, response);
    }
  }

  /** Responds to a request by the first route that matches its path. */
  static void answer(HttpConnection connection, ChannelHandlerContext ctx, HttpRequest request) {
    var exchange = new Exchange(connection, ctx, request, new QueryStringDecoder(request.uri()));
    ALL.stream()
        .filter(route -> route.path().test(exchange.listener(), exchange.path()))
        .findFirst()
        .ifPresentOrElse(
            route -> answer(exchange, route),
            () -> exchange.reject(HttpText.fault(HttpResponseStatus.NOT_FOUND)));
  }

  private static void answer(Exchange exchange, Route route) {
    if (!route.methods().isEmpty() && !route.methods().contains(exchange.request().method())) {
      rejectMethod(exchange, route.methods());
    } else if (route.needsLogin()) {
      logIn(exchange, route.action());
    } else {
      route.action().answer(exchange, Account.ANYONE);
    }
  }

  private static void logIn(Exchange exchange, Action then) {
    exchange
        .connection()
        .logIn(
            exchange.ctx(),
            exchange.request(),
            exchange.target(),
            account -> then.answer(exchange, account));
  }

  private static void rejectMethod(Exchange exchange, List<HttpMethod> allowed) {
    FullHttpResponse notAllowed = HttpText.fault(HttpResponseStatus.METHOD_NOT_ALLOWED);
    notAllowed
        .headers()
        .set(
            HttpHeaderNames.ALLOW,
            String.join(", ", allowed.stream().map(HttpMethod::name).toList()));
    exchange.reject(notAllowed);
  }

  private static boolean isWebSocket(HttpListener listener, String path) {
    return listener.webSocket(path).isPresent();
  }

  private static void openWebSocket(Exchange exchange, Account account) {
    HttpRequest request = exchange.request();
    if (!asksForWebSocket(request)) {
      FullHttpResponse upgrade = HttpText.fault(HttpResponseStatus.UPGRADE_REQUIRED);
      upgrade.headers().set(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET);
      exchange.reject(upgrade);
      return;
    }
    ListenerContext sessions = exchange.listener().webSocket(exchange.path()).orElseThrow();
    WebSocketUpgrade.objection(request)
        .ifPresentOrElse(
            exchange::reject,
            () ->
                exchange
                    .connection()
                    .upgrade(exchange.ctx(), request, exchange.target(), sessions));
  }

  private static boolean asksForWebSocket(HttpRequest request) {
    return request.method().equals(HttpMethod.GET)
        && request.headers().contains(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET, true);
  }

  private static void storeUpload(Exchange exchange, Account account) {
    exchange.connection().storeUpload(exchange.ctx(), exchange.request());
  }

  /** Logs a page in: sets a cookie with the token of the request. */
  private static void setCookie(Exchange exchange, Account account) {
    if (!isOfOurPage(exchange)) {
      return;
    }
    Optional<String> token = HttpToken.of(exchange.request(), exchange.target());
    logIn(
        exchange,
        (_, whose) ->
            exchange.send(
                token
                    .map(it -> HttpToken.setCookieHeader(it, address(exchange)))
                    .map(cookie -> withCookie("logged in as " + whose.name(), cookie))
                    .orElseGet(() -> HttpText.of(HttpResponseStatus.OK, "no login is needed"))));
  }

  private static void clearCookie(Exchange exchange, Account account) {
    if (isOfOurPage(exchange)) {
      exchange.send(withCookie("logged out", HttpToken.clearCookieHeader(address(exchange))));
    }
  }

  /**
   * Rejects requests that no page of this server has sent. The guard has already checked the {@code
   * Origin} header if there is one.
   */
  private static boolean isOfOurPage(Exchange exchange) {
    boolean isOurs = exchange.request().headers().contains(HttpHeaderNames.ORIGIN);
    if (!isOurs) {
      exchange.reject(HttpText.of(HttpResponseStatus.FORBIDDEN, "log in on a page of this server"));
    }
    return isOurs;
  }

  private static PublicAddress address(Exchange exchange) {
    return exchange.connection().address(exchange.request());
  }

  private static FullHttpResponse withCookie(String text, String cookie) {
    FullHttpResponse response = HttpText.of(HttpResponseStatus.OK, text);
    response.headers().set(HttpHeaderNames.SET_COOKIE, cookie);
    return response;
  }

  /**
   * Sends a file of the page. At {@code /}, clients other than browsers get a list of the
   * WebSockets.
   */
  private static void sendFile(Exchange exchange, Account account) {
    PublicAddress address = address(exchange);
    HttpRequest request = exchange.request();
    exchange.send(
        exchange.path().equals(FRONT) && !BoardPage.isWantedBy(request)
            ? HttpText.front(address.webSockets(), exchange.listener().protocols())
            : BoardPage.at(exchange.path(), request, address.webSocketOrigin()));
  }

  private static void sendGames(Exchange exchange, Account account) {
    HttpListener listener = exchange.listener();
    Optional<FullHttpResponse> objection =
        GameUploads.objection(Optional.empty(), listener.context().as(account), client(exchange));
    if (objection.isPresent()) {
      exchange.reject(objection.get());
      return;
    }
    ClientMemory.Loan loan = listener.context().memory().loan();
    exchange
        .connection()
        .sendLater(
            exchange.ctx(),
            exchange.request(),
            () -> listener.games().at(exchange.path(), account, loan),
            loan::close);
  }

  /** Deletes or restores games. */
  private static void changeGames(Exchange exchange, Account account) {
    HttpListener listener = exchange.listener();
    GameDeletions.objection(listener.context().as(account), client(exchange))
        .ifPresentOrElse(
            exchange::reject,
            () ->
                exchange
                    .connection()
                    .sendLater(
                        exchange.ctx(),
                        exchange.request(),
                        () -> listener.deletions().at(exchange.path(), account),
                        () -> {}));
  }

  private static ClientAddress client(Exchange exchange) {
    return ClientAddress.at(exchange.ctx().channel().remoteAddress());
  }

  private static void makePage(Exchange exchange, Account account) {
    exchange
        .connection()
        .sendLater(
            exchange.ctx(),
            exchange.request(),
            () -> CompletableFuture.completedFuture(page(exchange, account)),
            () -> {});
  }

  private static void sendPage(Exchange exchange, Account account) {
    exchange.send(page(exchange, account));
  }

  private static FullHttpResponse page(Exchange exchange, Account account) {
    return exchange.listener().pages().at(exchange.path(), account);
  }
}
