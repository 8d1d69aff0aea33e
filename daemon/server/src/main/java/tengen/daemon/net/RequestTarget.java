package tengen.daemon.net;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;

/** The forms of an HTTP request's target (RFC 9112, section 3.2). */
final class RequestTarget {
  private RequestTarget() {}

  /**
   * Rewrites an absolute-form target, {@code http://host:port/path}, to {@code /path}, and sets the
   * {@code Host} header to {@code host:port}, since the target takes precedence. Leaves other
   * requests unchanged.
   *
   * @param scheme the listener's, with {@code ://}
   */
  static void toOriginForm(HttpRequest request, String scheme) {
    String target = request.uri();
    HttpHeaders headers = request.headers();
    if (target.regionMatches(true, 0, scheme, 0, scheme.length())
        && headers.getAll(HttpHeaderNames.HOST).size() == 1) {
      int path = endOfAuthority(target, scheme.length());
      headers.set(HttpHeaderNames.HOST, target.substring(scheme.length(), path));
      request.setUri(
          target.startsWith("/", path) ? target.substring(path) : "/" + target.substring(path));
    }
  }

  private static int endOfAuthority(String target, int start) {
    int end = start;
    while (end < target.length() && "/?#".indexOf(target.charAt(end)) < 0) {
      end++;
    }
    return end;
  }
}
