package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.LastHttpContent;
import java.util.List;

/**
 * An HTTP decoder that rejects input which Netty tolerates. It rejects folded header lines (RFC
 * 9112, section 5.2) and protocol names other than {@code HTTP} (section 2.3). It also rejects
 * control characters in the request line (section 3) and carriage returns without a line feed
 * (section 2.2).
 */
final class StrictRequestDecoder extends HttpRequestDecoder {
  private static final String PROTOCOL = "HTTP/";
  private static final byte DELETE = 0x7F;

  private boolean isInHead = true;
  private boolean isInRequestLine = true;
  private boolean isLineEmpty = true;

  /** The previous byte of the current head; 0 before the first. */
  private byte previous;

  private boolean isMalformed;

  StrictRequestDecoder(HttpDecoderConfig config) {
    super(config);
  }

  @Override
  protected HttpMessage createMessage(String[] initialLine) throws Exception {
    if (!initialLine[2].startsWith(PROTOCOL)) {
      throw new IllegalArgumentException("the request has no valid HTTP version");
    }
    return super.createMessage(initialLine);
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
    isMalformed |=
        (previous == '\n' && (each == ' ' || each == '\t'))
            || (previous == '\r' && each != '\n')
            || (isInRequestLine && isControl(each));
    if (each == '\n') {
      isInRequestLine &= isLineEmpty;
      isLineEmpty = true;
    } else if (each != '\r') {
      isLineEmpty = false;
    }
    previous = each;
  }

  /** Returns whether a byte is a control character other than CR and LF. */
  private static boolean isControl(byte each) {
    return ((each >= 0 && each < ' ') || each == DELETE) && each != '\r' && each != '\n';
  }

  private void check(Object decoded) {
    if (decoded instanceof HttpRequest request) {
      isInHead = false;
      if (isMalformed && request.decoderResult().isSuccess()) {
        var cause = new IllegalArgumentException("a line of the request's header is malformed");
        request.setDecoderResult(DecoderResult.failure(cause));
      }
    }
    if (decoded instanceof LastHttpContent) {
      isInHead = true;
      isInRequestLine = true;
      isLineEmpty = true;
      isMalformed = false;
      previous = 0;
    }
  }
}
