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

/** The token in a request: RFC 6750, sections 2.1 and 2.3, and a cookie (RFC 6265). */
final class HttpToken {
  private static final String SCHEME = "Bearer ";

  /** For pages, whose WebSockets can send no header. */
  private static final String KEY = "token";

  private HttpToken() {}

  /** For pages: their scripts cannot read it, and other sites cannot have it sent. */
  private static final String COOKIE = "tengen-token";

  /** That of the header, or else of the query, or of a cookie. */
  static Optional<String> of(HttpRequest request, QueryStringDecoder target) {
    return Optional.ofNullable(request.headers().get(HttpHeaderNames.AUTHORIZATION))
        .map(HttpToken::withoutScheme)
        .or(() -> target.parameters().getOrDefault(KEY, List.of()).stream().findFirst())
        .or(() -> kept(request));
  }

  private static Optional<String> kept(HttpRequest request) {
    return request.headers().getAll(HttpHeaderNames.COOKIE).stream()
        .flatMap(header -> ServerCookieDecoder.STRICT.decode(header).stream())
        .filter(cookie -> cookie.name().equals(COOKIE))
        .map(Cookie::value)
        .findFirst();
  }

  /**
   * A header that has the browser keep it until it is closed.
   *
   * @param address where it comes back to, over HTTPS alone if that is what it speaks
   */
  static String keeping(String token, PublicAddress address) {
    return header(token, Cookie.UNDEFINED_MAX_AGE, address);
  }

  /** A header that has the browser forget it. */
  static String forgetting(PublicAddress address) {
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

  /** What is said in another scheme is no token that counts. */
  private static String withoutScheme(String value) {
    return value.regionMatches(true, 0, SCHEME, 0, SCHEME.length())
        ? value.substring(SCHEME.length()).strip()
        : "";
  }
}
