package tengen.daemon.net;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import java.util.regex.Pattern;

/**
 * The address at which a client reaches the listener, perhaps through a reverse proxy.
 *
 * @param host from the {@code Host} header, checked by the guard
 * @param prefix path prefix that the proxy strips, such as {@code /tengen}; may be empty
 * @param isEncrypted whether the client uses HTTPS
 */
record PublicAddress(String host, String prefix, boolean isEncrypted) {
  /** Set by reverse proxies that strip a path prefix; a de facto standard. */
  private static final String PREFIX = "x-forwarded-prefix";

  private static final Pattern PATH = Pattern.compile("(?:/[A-Za-z0-9._~-]{1,64}){1,8}+");

  static PublicAddress of(HttpRequest request, HttpGuard guard) {
    String host = request.headers().get(HttpHeaderNames.HOST, "");
    String prefix = request.headers().get(PREFIX, "").replaceFirst("/$", "");
    return new PublicAddress(
        host, PATH.matcher(prefix).matches() ? prefix : "", guard.isEncrypted(host));
  }

  /** Returns the origin of WebSockets for a content security policy, such as {@code ws://HOST}. */
  String webSocketOrigin() {
    return (isEncrypted ? "wss://" : "ws://") + host;
  }

  /** Returns the address of the WebSockets, up to the protocol's name. */
  String webSockets() {
    return webSocketOrigin() + prefix + "/";
  }

  /** Returns the path for cookies. */
  String path() {
    return prefix + "/";
  }
}
