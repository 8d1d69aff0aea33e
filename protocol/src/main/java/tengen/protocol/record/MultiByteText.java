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

  /** The characters of a charset beyond ASCII: for each form, the ranges of its bytes. */
  private record Form(List<List<List<Range>>> characters) {
    /** Returns the length of the character at an index in bytes; 0 for a malformed byte. */
    int length(byte[] bytes, int at) {
      if (bytes[at] >= 0) {
        return 1;
      }
      for (List<List<Range>> character : characters) {
        if (isAt(character, bytes, at)) {
          return character.size();
        }
      }
      return 0;
    }

    private static boolean isAt(List<List<Range>> character, byte[] bytes, int at) {
      boolean isAt = at + character.size() <= bytes.length;
      for (int i = 0; isAt && i < character.size(); i++) {
        isAt = has(character.get(i), bytes[at + i] & 0xFF);
      }
      return isAt;
    }

    private static boolean has(List<Range> ranges, int each) {
      for (Range range : ranges) {
        if (range.has(each)) {
          return true;
        }
      }
      return false;
    }
  }

  private static final List<Range> LEADS = List.of(new Range(0x81, 0xFE));
  private static final List<Range> DIGITS = List.of(new Range('0', '9'));
  private static final List<Range> HIGH = List.of(new Range(0xA1, 0xFE));
  private static final List<Range> KANA = List.of(new Range(0xA1, 0xDF));

  /** By the names that Java has for the charsets. */
  private static final Map<String, Form> FORMS =
      Map.of(
          "GB18030",
          new Form(
              List.of(
                  List.of(LEADS, List.of(new Range(0x40, 0x7E), new Range(0x80, 0xFE))),
                  List.of(LEADS, DIGITS, LEADS, DIGITS))),
          "Big5-HKSCS",
          new Form(List.of(List.of(LEADS, List.of(new Range(0x40, 0x7E), new Range(0xA1, 0xFE))))),
          "x-windows-949",
          new Form(
              List.of(
                  List.of(
                      LEADS,
                      List.of(
                          new Range(0x41, 0x5A), new Range(0x61, 0x7A), new Range(0x81, 0xFE))))),
          "EUC-JP",
          new Form(
              List.of(
                  List.of(HIGH, HIGH),
                  List.of(List.of(new Range(0x8E, 0x8E)), KANA),
                  List.of(List.of(new Range(0x8F, 0x8F)), HIGH, HIGH))),
          "windows-31j",
          new Form(
              List.of(
                  List.of(KANA),
                  List.of(
                      List.of(new Range(0x81, 0x9F), new Range(0xE0, 0xFC)),
                      List.of(new Range(0x40, 0x7E), new Range(0x80, 0xFC))))));

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
