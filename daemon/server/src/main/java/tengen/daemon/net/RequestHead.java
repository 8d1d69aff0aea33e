package tengen.daemon.net;

import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.QueryStringDecoder;
import io.netty.handler.codec.http.TooLongHttpLineException;
import java.util.Optional;
import java.util.Set;

/** Errors in the head of an HTTP request: its line and headers. */
final class RequestHead {
  private static final Set<HttpVersion> VERSIONS =
      Set.of(HttpVersion.HTTP_1_0, HttpVersion.HTTP_1_1);

  private RequestHead() {}

  /** Returns the status for a head that is not HTTP, is too long, or has another version. */
  static Optional<HttpResponseStatus> malformed(HttpRequest request) {
    if (request.decoderResult().isFailure()) {
      return Optional.of(
          switch (request.decoderResult().cause()) {
            case TooLongHttpLineException _ -> HttpResponseStatus.REQUEST_URI_TOO_LONG;
            case TooLongFrameException _ -> HttpResponseStatus.REQUEST_HEADER_FIELDS_TOO_LARGE;
            default -> HttpResponseStatus.BAD_REQUEST;
          });
    }
    return VERSIONS.contains(request.protocolVersion())
        ? Optional.empty()
        : Optional.of(HttpResponseStatus.HTTP_VERSION_NOT_SUPPORTED);
  }

  /**
   * Returns the status for what the listener does not do: other expectations than {@code
   * 100-continue} (RFC 9110, section 10.1.1), compressed bodies (RFC 9112, section 6.1; RFC 9110,
   * section 8.4), and bodies of other requests than uploads.
   */
  static Optional<HttpResponseStatus> unsupported(HttpRequest request, boolean isUpload) {
    HttpHeaders headers = request.headers();
    if (isMalformedTarget(request.uri())) {
      return Optional.of(HttpResponseStatus.BAD_REQUEST);
    }
    if (hasOther(headers, HttpHeaderNames.EXPECT, HttpHeaderValues.CONTINUE)) {
      return Optional.of(HttpResponseStatus.EXPECTATION_FAILED);
    }
    if (hasOther(headers, HttpHeaderNames.TRANSFER_ENCODING, HttpHeaderValues.CHUNKED)) {
      return Optional.of(HttpResponseStatus.NOT_IMPLEMENTED);
    }
    if (!isUpload) {
      return hasBody(request)
          ? Optional.of(HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE)
          : Optional.empty();
    }
    return hasOther(headers, HttpHeaderNames.CONTENT_ENCODING, HttpHeaderValues.IDENTITY)
        ? Optional.of(HttpResponseStatus.UNSUPPORTED_MEDIA_TYPE)
        : Optional.empty();
  }

  /** Returns whether a header has a value other than the one supported. */
  private static boolean hasOther(HttpHeaders headers, CharSequence name, CharSequence supported) {
    return !headers.getAll(name).stream().allMatch(supported.toString()::equalsIgnoreCase);
  }

  private static boolean hasBody(HttpRequest request) {
    return HttpUtil.isTransferEncodingChunked(request)
        || !request.headers().get(HttpHeaderNames.CONTENT_LENGTH, "0").equals("0");
  }

  private static boolean isMalformedTarget(String target) {
    try {
      var _ = new QueryStringDecoder(target).parameters();
      return false;
    } catch (IllegalArgumentException _) {
      return true;
    }
  }
}
