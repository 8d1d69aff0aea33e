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
 * A decoder that rejects what Netty tolerates: header lines folded over several lines (RFC 9112,
 * section 5.2), names of the protocol that are not {@code HTTP} (section 2.3), control characters
 * in the request line (section 3), and carriage returns without a line feed (section 2.2).
 */
final class StrictRequestDecoder extends HttpRequestDecoder {
  private static final String PROTOCOL = "HTTP/";
  private static final byte DELETE = 0x7F;

  private boolean isInHead = true;
  private boolean isInRequestLine = true;
  private boolean isLineEmpty = true;

  /** The byte before in this head; 0 before the first. */
  private byte previous;

  private boolean isMalformed;

  StrictRequestDecoder(HttpDecoderConfig config) {
    super(config);
  }

  @Override
  protected HttpMessage createMessage(String[] initialLine) throws Exception {
    if (!initialLine[2].startsWith(PROTOCOL)) {
      throw new IllegalArgumentException("no version of HTTP");
    }
    return super.createMessage(initialLine);
  }

  /** Decodes one part of a request; bytes of a head and of a body are never consumed together. */
  @Override
  protected void decode(ChannelHandlerContext ctx, ByteBuf buffer, List<Object> out)
      throws Exception {
    int start = buffer.readerIndex();
    int known = out.size();
    super.decode(ctx, buffer, out);
    if (isInHead) {
      for (int at = start; at < buffer.readerIndex(); at++) {
        look(buffer.getByte(at));
      }
    }
    out.subList(known, out.size()).forEach(this::check);
  }

  private void look(byte each) {
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

  /** Tells a control character that no end of a line consists of. */
  private static boolean isControl(byte each) {
    return ((each >= 0 && each < ' ') || each == DELETE) && each != '\r' && each != '\n';
  }

  private void check(Object decoded) {
    if (decoded instanceof HttpRequest request) {
      isInHead = false;
      if (isMalformed && request.decoderResult().isSuccess()) {
        var cause = new IllegalArgumentException("a line of the head is malformed");
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
