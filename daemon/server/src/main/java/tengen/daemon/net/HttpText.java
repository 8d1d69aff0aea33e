package tengen.daemon.net;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Creates plain-text responses. */
final class HttpText {
  private HttpText() {}

  /** Returns a response with one line of text. */
  static FullHttpResponse of(HttpResponseStatus status, String line) {
    return of(status, "text/plain; charset=utf-8", line + "\n");
  }

  /** Returns a response with a text of a given type. */
  static FullHttpResponse of(HttpResponseStatus status, String type, String text) {
    var response =
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1, status, Unpooled.copiedBuffer(text, StandardCharsets.UTF_8));
    response
        .headers()
        .set(HttpHeaderNames.CONTENT_TYPE, type)
        .set(HttpHeaderNames.CONTENT_LENGTH, response.content().readableBytes());
    guard(response, "default-src 'none'; frame-ancestors 'none'");
    return response;
  }

  /** Sets the security headers of a response. */
  static void guard(FullHttpResponse response, String policy) {
    response
        .headers()
        .set(HttpHeaderNames.CACHE_CONTROL, "no-cache")
        .set(HttpHeaderNames.CONTENT_SECURITY_POLICY, policy)
        .set("x-content-type-options", "nosniff")
        .set("referrer-policy", "no-referrer")
        .set("cross-origin-opener-policy", "same-origin")
        .set("cross-origin-resource-policy", "same-origin");
  }

  /** Returns a response with a status as its text. */
  static FullHttpResponse fault(HttpResponseStatus status) {
    return of(status, status.toString());
  }

  /** Returns an error that may be gone when the client tries again. */
  static FullHttpResponse later(HttpResponseStatus status, String why) {
    FullHttpResponse later = of(status, why);
    later.headers().set(HttpHeaderNames.RETRY_AFTER, 1);
    return later;
  }

  /** Returns the list of WebSockets below an address that ends with a slash. */
  static FullHttpResponse front(String address, List<String> protocols) {
    var text = new StringBuilder("Tengen speaks these protocols over WebSocket:\n");
    protocols.forEach(protocol -> text.append("  " + address + protocol + "\n"));
    return of(HttpResponseStatus.OK, text.append("A browser gets a board to play on.").toString());
  }
}
