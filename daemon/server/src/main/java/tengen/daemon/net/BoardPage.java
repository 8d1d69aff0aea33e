package tengen.daemon.net;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.util.regex.Pattern;
import tengen.web.Asset;
import tengen.web.WebPage;

/** The web page with the board. Its files are loaded on the first request. Thread-safe. */
final class BoardPage {
  /** Cached for a year without revalidation (RFC 8246). */
  private static final String CACHE_FOREVER = "public, max-age=31536000, immutable";

  /** Matches {@code gzip} without a weight of 0 (RFC 9110, section 12.5.3). */
  private static final Pattern GZIP =
      Pattern.compile("(?i)\\bgzip\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))");

  /** Holds the files, which are loaded with this class. */
  private static final class Files {
    static final WebPage ALL = WebPage.load();
  }

  private BoardPage() {}

  /** Returns whether a browser asks for HTML. Other clients get plain text at {@code /}. */
  static boolean isWantedBy(HttpRequest request) {
    return request.headers().get(HttpHeaderNames.ACCEPT, "").contains("text/html");
  }

  /** Returns whether there is a file at a path. */
  static boolean isAt(String path) {
    return Files.ALL.at(path).isPresent();
  }

  /**
   * Returns the response for an existing path.
   *
   * @param webSockets origin of the WebSockets for the content security policy, such as {@code
   *     ws://HOST}
   */
  static FullHttpResponse at(String path, HttpRequest request, String webSockets) {
    FullHttpResponse response = answer(Files.ALL.at(path).orElseThrow(), request, webSockets);
    if (Files.ALL.isImmutable(path)) {
      response.headers().set(HttpHeaderNames.CACHE_CONTROL, CACHE_FOREVER);
    }
    return response;
  }

  private static FullHttpResponse answer(Asset asset, HttpRequest request, String webSockets) {
    boolean isKnown =
        request.headers().get(HttpHeaderNames.IF_NONE_MATCH, "").contains(asset.tag());
    FullHttpResponse response = isKnown ? unchanged() : whole(asset, request);
    response
        .headers()
        .set(HttpHeaderNames.ETAG, asset.tag())
        .set(HttpHeaderNames.VARY, HttpHeaderNames.ACCEPT + ", " + HttpHeaderNames.ACCEPT_ENCODING);
    HttpText.guard(response, policy(webSockets));
    return response;
  }

  private static FullHttpResponse unchanged() {
    return new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.NOT_MODIFIED);
  }

  private static FullHttpResponse whole(Asset asset, HttpRequest request) {
    boolean isCompressed =
        request.headers().getAll(HttpHeaderNames.ACCEPT_ENCODING).stream()
            .anyMatch(codings -> GZIP.matcher(codings).find());
    byte[] bytes = asset.bytes(isCompressed);
    var response =
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1, HttpResponseStatus.OK, Unpooled.wrappedBuffer(bytes));
    response
        .headers()
        .set(HttpHeaderNames.CONTENT_TYPE, asset.type())
        .set(HttpHeaderNames.CONTENT_LENGTH, bytes.length);
    if (isCompressed) {
      response.headers().set(HttpHeaderNames.CONTENT_ENCODING, HttpHeaderValues.GZIP);
    }
    return response;
  }

  /**
   * Returns the content security policy: scripts, styles and connections of this server only, and
   * no framing.
   */
  private static String policy(String webSockets) {
    return ("default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self' blob: data:; connect-src 'self' %s;"
            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
        .formatted(webSockets);
  }
}
