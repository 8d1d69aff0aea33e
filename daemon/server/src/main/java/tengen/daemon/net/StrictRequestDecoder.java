package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.LastHttpContent;
import java.util.List;
import java.util.regex.Pattern;

/**
 * An HTTP decoder that rejects the malformed heads of requests that Netty tolerates. It checks each
 * line against the grammar of RFC 9112, sections 3 and 5.
 */
final class StrictRequestDecoder extends HttpRequestDecoder {
  private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]++";

  /**
   * The characters of a target: those of URIs, and those that browsers send without encoding them,
   * such as braces and {@code |}.
   */
  private static final String TARGET = "[!-~&&[^\"#<>]]*+";

  /** A method, a target in one of its four forms, and the version, with a space between each. */
  private static final Pattern REQUEST_LINE =
      Pattern.compile(
          "(?:%1$s (?:/|[A-Za-z][A-Za-z0-9+.-]*+:)%2$s|CONNECT %2$s|(?:OPTIONS|PRI) \\*)"
                  .formatted(TOKEN, TARGET)
              + " HTTP/[0-9]\\.[0-9]");

  private static final Pattern FIELD_LINE = Pattern.compile(TOKEN + ":[\\t -~\\x80-\\xFF]*+");

  private final int maxLineLength;

  /** The received part of the current line of a head, without its line feed. */
  private final StringBuilder line = new StringBuilder();

  private boolean isInHead = true;
  private boolean isInRequestLine = true;
  private boolean isMalformed;

  StrictRequestDecoder(HttpDecoderConfig config) {
    super(config);
    maxLineLength = config.getMaxHeaderSize();
  }

  /** Decodes one part of a request. Netty never consumes bytes of a head and a body in one call. */
  @Override
  protected void decode(ChannelHandlerContext ctx, ByteBuf buffer, List<Object> out)
      throws Exception {
    int start = buffer.readerIndex();
    int known = out.size();
    super.decode(ctx, buffer, out);
    if (isInHead) {
      for (int at = start; at < buffer.readerIndex(); at++) {
        examine(buffer.getByte(at));
      }
    }
    out.subList(known, out.size()).forEach(this::check);
  }

  private void examine(byte each) {
    if (each == '\n') {
      endLine();
      line.setLength(0);
    } else if (line.length() < maxLineLength) {
      line.append((char) Byte.toUnsignedInt(each));
    } else {
      isMalformed = true;
    }
  }

  /** Checks a line, unless it is empty: before the request, or at the end of the head. */
  private void endLine() {
    int length = line.length();
    if (length > 0 && line.charAt(length - 1) == '\r') {
      line.setLength(length - 1);
    }
    if (!line.isEmpty()) {
      Pattern form = isInRequestLine ? REQUEST_LINE : FIELD_LINE;
      isMalformed |= !form.matcher(line).matches();
      isInRequestLine = false;
    }
  }

  private void check(Object decoded) {
    if (decoded instanceof HttpRequest request) {
      isInHead = false;
      if (isMalformed && request.decoderResult().isSuccess()) {
        var cause = new IllegalArgumentException("a line of the request's head is malformed");
        request.setDecoderResult(DecoderResult.failure(cause));
      }
    }
    if (decoded instanceof LastHttpContent) {
      isInHead = true;
      isInRequestLine = true;
      isMalformed = false;
      line.setLength(0);
    }
  }
}
