package tengen.protocol.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a file of games. Its charset is the first of these:
 *
 * <ol>
 *   <li>that of a byte order mark: UTF-8 or UTF-16;
 *   <li>UTF-8, if the bytes are valid and not only ASCII;
 *   <li>that of {@code CA} in the first 65,536 bytes;
 *   <li>ISO-8859-1, SGF's default, unless Shift_JIS, GB18030 or Big5 gives more properties. The
 *       second byte of their characters may be {@code ]} or a backslash, which as ISO-8859-1 ends a
 *       value too early or escapes what follows it.
 * </ol>
 *
 * <p>The encodings are those of <a href="https://encoding.spec.whatwg.org">WHATWG's Encoding
 * Standard</a>, so that the page reads the same text.
 *
 * @param text without a byte order mark
 * @param guessed the charset if it was guessed and is not ISO-8859-1
 */
public record RecordText(String text, Optional<String> guessed) {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** Length of the beginning that is searched for {@code CA}, in bytes. */
  private static final int HEAD_BYTES = 65_536;

  private static final Pattern CHARSET =
      Pattern.compile("(?<![A-Za-z])CA\\s{0,9}\\[\\s{0,9}([A-Za-z0-9_.:-]{1,40})\\s{0,9}]");

  private static final Charset SHIFT_JIS = Charset.forName("windows-31j");
  private static final Charset GB18030 = Charset.forName("GB18030");
  private static final Charset BIG5 = Charset.forName("Big5-HKSCS");

  /** A charset to guess, with its common name. */
  private record Guess(String name, Charset charset) {}

  /** The charsets to guess; the first of equally good ones is used. */
  private static final List<Guess> GUESSES =
      List.of(
          new Guess("Shift_JIS", SHIFT_JIS),
          new Guess("GB18030", GB18030),
          new Guess("Big5", BIG5));

  /** Decodes a file. */
  public static RecordText of(byte[] bytes) {
    Optional<String> unicode = marked(bytes).or(() -> strict(bytes, StandardCharsets.UTF_8));
    boolean isPlain = unicode.isEmpty() || unicode.get().length() == bytes.length;
    return (isPlain ? declaredCharset(bytes) : Optional.<Charset>empty())
        .map(charset -> MultiByteText.decode(bytes, charset))
        .or(() -> unicode)
        .map(text -> new RecordText(text, Optional.empty()))
        .orElseGet(() -> guess(bytes));
  }

  private static Optional<String> marked(byte[] bytes) {
    boolean isBigEndian = startsWith(bytes, 0xFE, 0xFF);
    if (isBigEndian || startsWith(bytes, 0xFF, 0xFE)) {
      Charset charset = isBigEndian ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
      return Optional.of(withoutMark(new String(bytes, charset)));
    }
    return startsWith(bytes, 0xEF, 0xBB, 0xBF)
        ? Optional.of(withoutMark(new String(bytes, StandardCharsets.UTF_8)))
        : Optional.empty();
  }

  private static boolean startsWith(byte[] bytes, int... first) {
    for (int i = 0; i < first.length; i++) {
      if (i >= bytes.length || (bytes[i] & 0xFF) != first[i]) {
        return false;
      }
    }
    return true;
  }

  private static String withoutMark(String text) {
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  private static Optional<String> strict(byte[] bytes, Charset charset) {
    try {
      return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException _) {
      return Optional.empty();
    }
  }

  /** Returns the charset of the first {@code CA}; empty if there is none or its name is unknown. */
  private static Optional<Charset> declaredCharset(byte[] bytes) {
    int length = Math.min(bytes.length, HEAD_BYTES);
    Matcher declared = CHARSET.matcher(new String(bytes, 0, length, StandardCharsets.ISO_8859_1));
    return declared.find() ? CharsetNames.find(declared.group(1)) : Optional.empty();
  }

  private static RecordText guess(byte[] bytes) {
    var best = new RecordText(new String(bytes, StandardCharsets.ISO_8859_1), Optional.empty());
    SgfOutline outline = SgfOutline.of(best.text);
    for (Guess guess : GUESSES) {
      Optional<String> text =
          MultiByteText.isWellFormed(bytes, guess.charset)
              ? strict(bytes, guess.charset)
              : Optional.empty();
      if (text.isPresent() && SgfOutline.of(text.get()).isBetterThan(outline)) {
        best = new RecordText(text.get(), Optional.of(guess.name));
        outline = SgfOutline.of(best.text);
      }
    }
    return best;
  }
}
