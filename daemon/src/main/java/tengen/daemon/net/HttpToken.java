package tengen.daemon.net;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.util.List;
import java.util.Optional;

/** The token in a request: RFC 6750, sections 2.1 and 2.3. */
final class HttpToken {
  private static final String SCHEME = "Bearer ";

  /** For pages, whose WebSockets can send no header. */
  private static final String KEY = "token";

  private HttpToken() {}

  /** That of the header, or else of the query. */
  static Optional<String> of(HttpRequest request, QueryStringDecoder target) {
    return Optional.ofNullable(request.headers().get(HttpHeaderNames.AUTHORIZATION))
        .map(HttpToken::withoutScheme)
        .or(() -> target.parameters().getOrDefault(KEY, List.of()).stream().findFirst());
  }

  /** What is said in another scheme is no token that counts. */
  private static String withoutScheme(String value) {
    return value.regionMatches(true, 0, SCHEME, 0, SCHEME.length())
        ? value.substring(SCHEME.length()).strip()
        : "";
  }
}
