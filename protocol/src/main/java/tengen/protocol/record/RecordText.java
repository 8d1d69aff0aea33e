package tengen.protocol.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** The text of files of games: UTF-8, or what older programs have written. */
public final class RecordText {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private RecordText() {}

  /** UTF-8 or, where the bytes are not, ISO-8859-1; without a byte order mark. */
  public static String of(byte[] bytes) {
    return of(bytes, _ -> StandardCharsets.ISO_8859_1);
  }

  /**
   * The same.
   *
   * @param older what it is where it is not UTF-8, by its text as ISO-8859-1
   */
  static String of(byte[] bytes, Function<String, Charset> older) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (CharacterCodingException _) {
      return new String(bytes, older.apply(new String(bytes, StandardCharsets.ISO_8859_1)));
    }
  }
}
