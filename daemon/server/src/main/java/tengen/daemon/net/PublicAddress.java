package tengen.daemon.net;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import java.util.regex.Pattern;

/**
 * The address at which the client of a request reaches the listener, perhaps through a proxy.
 *
 * @param host as in {@code Host}, which the guard has checked
 * @param prefix the path that a proxy takes away, such as {@code /tengen}; empty: none
 * @param isEncrypted whether it is HTTPS for the client
 */
record PublicAddress(String host, String prefix, boolean isEncrypted) {
  /** Set by proxies that pass on a path without its beginning; no standard, but widely used. */
  private static final String PREFIX = "x-forwarded-prefix";

  private static final Pattern PATH = Pattern.compile("(?:/[A-Za-z0-9._~-]{1,64}){1,8}+");

  static PublicAddress of(HttpRequest request, HttpGuard guard) {
    String host = request.headers().get(HttpHeaderNames.HOST, "");
    String prefix = request.headers().get(PREFIX, "").replaceFirst("/$", "");
    return new PublicAddress(
        host, PATH.matcher(prefix).matches() ? prefix : "", guard.isEncrypted(host));
  }

  /** The source of WebSockets in a content security policy: {@code ws://HOST}. */
  String webSocketOrigin() {
    return (isEncrypted ? "wss://" : "ws://") + host;
  }

  /** How an address of a WebSocket begins, before its protocol's name. */
  String webSockets() {
    return webSocketOrigin() + prefix + "/";
  }

  /** The path of cookies. */
  String path() {
    return prefix + "/";
  }
}
