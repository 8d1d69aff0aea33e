package tengen.daemon.net;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.QueryStringDecoder;
import io.netty.handler.codec.http.cookie.Cookie;
import io.netty.handler.codec.http.cookie.CookieHeaderNames;
import io.netty.handler.codec.http.cookie.DefaultCookie;
import io.netty.handler.codec.http.cookie.ServerCookieDecoder;
import io.netty.handler.codec.http.cookie.ServerCookieEncoder;
import java.util.List;
import java.util.Optional;

/**
 * The access token of a request: in a header or the query (RFC 6750, sections 2.1 and 2.3), or in a
 * cookie (RFC 6265).
 */
final class HttpToken {
  private static final String SCHEME = "Bearer ";

  /** Query parameter for pages, whose WebSockets cannot set headers. */
  private static final String KEY = "token";

  private HttpToken() {}

  /** Cookie for pages: scripts cannot read it, and other sites cannot cause it to be sent. */
  private static final String COOKIE = "tengen-token";

  /** Returns the token in the header, else in the query, else in a cookie. */
  static Optional<String> of(HttpRequest request, QueryStringDecoder target) {
    return Optional.ofNullable(request.headers().get(HttpHeaderNames.AUTHORIZATION))
        .map(HttpToken::withoutScheme)
        .or(() -> target.parameters().getOrDefault(KEY, List.of()).stream().findFirst())
        .or(() -> fromCookie(request));
  }

  private static Optional<String> fromCookie(HttpRequest request) {
    return request.headers().getAll(HttpHeaderNames.COOKIE).stream()
        .flatMap(header -> ServerCookieDecoder.STRICT.decode(header).stream())
        .filter(cookie -> cookie.name().equals(COOKIE))
        .map(Cookie::value)
        .findFirst();
  }

  /**
   * Returns a header that stores the token until the browser is closed.
   *
   * @param address the cookie's path; over HTTPS the cookie is also secure
   */
  static String setCookieHeader(String token, PublicAddress address) {
    return header(token, Cookie.UNDEFINED_MAX_AGE, address);
  }

  /** Returns a header that deletes the token's cookie. */
  static String clearCookieHeader(PublicAddress address) {
    return header("", 0, address);
  }

  private static String header(String token, long maxAge, PublicAddress address) {
    var cookie = new DefaultCookie(COOKIE, token);
    cookie.setHttpOnly(true);
    cookie.setSecure(address.isEncrypted());
    cookie.setSameSite(CookieHeaderNames.SameSite.Strict);
    cookie.setPath(address.path());
    cookie.setMaxAge(maxAge);
    return ServerCookieEncoder.STRICT.encode(cookie);
  }

  /** Returns the token without its scheme; an invalid, empty token for any other scheme. */
  private static String withoutScheme(String value) {
    return value.regionMatches(true, 0, SCHEME, 0, SCHEME.length())
        ? value.substring(SCHEME.length()).strip()
        : "";
  }
}
