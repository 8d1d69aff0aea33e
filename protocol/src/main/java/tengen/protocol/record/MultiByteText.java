package tengen.protocol.record;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Text in a charset of East Asia. Decoders differ on malformed bytes: some take the byte behind one
 * along, which may be SGF's {@code ]}. So malformed bytes are found by the ranges of <a
 * href="https://encoding.spec.whatwg.org">WHATWG's Encoding Standard</a>, before a decoder sees
 * them, and each is read as U+FFFD. The page does the same.
 */
final class MultiByteText {
  /**
   * Stands for a malformed byte until the text is decoded: a control character, which decoders
   * keep.
   */
  private static final char SUBSTITUTE = '\u0001';

  private static final char REPLACEMENT = '\uFFFD';

  /** Bytes from one to another, inclusive. */
  private record Range(int first, int last) {
    boolean has(int each) {
      return first <= each && each <= last;
    }
  }

  /** The bytes that begin a character of two bytes, that end it, and that are one by themselves. */
  private record Form(
      List<Range> leads, List<Range> trails, List<Range> singles, boolean hasFourBytes) {
    /** Returns the length of the character at an index in bytes; 0 for a malformed byte. */
    int length(byte[] bytes, int at) {
      int first = bytes[at] & 0xFF;
      if (first < 0x80 || has(singles, first)) {
        return 1;
      }
      if (!has(leads, first) || at + 1 >= bytes.length) {
        return 0;
      }
      if (has(trails, bytes[at + 1] & 0xFF)) {
        return 2;
      }
      return hasFourBytes
              && isDigit(bytes, at + 1)
              && at + 2 < bytes.length
              && has(leads, bytes[at + 2] & 0xFF)
              && isDigit(bytes, at + 3)
          ? 4
          : 0;
    }

    private static boolean has(List<Range> ranges, int each) {
      for (Range range : ranges) {
        if (range.has(each)) {
          return true;
        }
      }
      return false;
    }

    private static boolean isDigit(byte[] bytes, int at) {
      return at < bytes.length && '0' <= bytes[at] && bytes[at] <= '9';
    }
  }

  private static final List<Range> NONE = List.of();
  private static final List<Range> LEADS = List.of(new Range(0x81, 0xFE));

  /** By the names that Java has for the charsets. */
  private static final Map<String, Form> FORMS =
      Map.of(
          "GB18030",
          new Form(LEADS, List.of(new Range(0x40, 0x7E), new Range(0x80, 0xFE)), NONE, true),
          "Big5-HKSCS",
          new Form(LEADS, List.of(new Range(0x40, 0x7E), new Range(0xA1, 0xFE)), NONE, false),
          "x-windows-949",
          new Form(
              LEADS,
              List.of(new Range(0x41, 0x5A), new Range(0x61, 0x7A), new Range(0x81, 0xFE)),
              NONE,
              false),
          "windows-31j",
          new Form(
              List.of(new Range(0x81, 0x9F), new Range(0xE0, 0xFC)),
              List.of(new Range(0x40, 0x7E), new Range(0x80, 0xFC)),
              List.of(new Range(0xA1, 0xDF)),
              false));

  private MultiByteText() {}

  /** Decodes bytes in any charset; malformed ones and unknown characters become U+FFFD. */
  static String decode(byte[] bytes, Charset charset) {
    Form form = FORMS.get(charset.name());
    return form == null ? new String(bytes, charset) : decode(bytes, charset, form);
  }

  private static String decode(byte[] bytes, Charset charset, Form form) {
    byte[] whole = withSubstitutes(bytes, form).orElse(bytes);
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(whole);
    CharBuffer out = CharBuffer.allocate(2 * whole.length);
    CoderResult result = decoder.decode(in, out, true);
    while (result.isError()) {
      out.put(REPLACEMENT);
      in.position(afterUnknown(whole, in.position(), form));
      result = decoder.reset().decode(in, out, true);
    }
    return out.flip().toString().replace(SUBSTITUTE, REPLACEMENT);
  }

  /** Leaves an ASCII character that ends an unknown character of two bytes to be read by itself. */
  private static int afterUnknown(byte[] bytes, int at, Form form) {
    int length = Math.max(1, form.length(bytes, at));
    return length == 2 && bytes[at + 1] >= 0 ? at + 1 : at + length;
  }

  /** Tells whether bytes are well-formed in a charset of which that is known here. */
  static boolean isWellFormed(byte[] bytes, Charset charset) {
    return Optional.ofNullable(FORMS.get(charset.name()))
        .flatMap(form -> withSubstitutes(bytes, form))
        .isEmpty();
  }

  /** Returns a copy whose malformed bytes are replaced; empty: there are none. */
  private static Optional<byte[]> withSubstitutes(byte[] bytes, Form form) {
    byte[] copy = bytes.clone();
    boolean isRepaired = false;
    for (int at = 0; at < bytes.length; ) {
      int length = form.length(bytes, at);
      if (length == 0) {
        isRepaired = true;
        copy[at] = (byte) SUBSTITUTE;
      }
      at += Math.max(1, length);
    }
    return isRepaired ? Optional.of(copy) : Optional.empty();
  }
}
