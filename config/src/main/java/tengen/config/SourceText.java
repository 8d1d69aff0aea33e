package tengen.config;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.yaml.snakeyaml.reader.StreamReader;

/** Decodes and checks the text of a file. */
final class SourceText {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private SourceText() {}

  /** Decodes UTF-8. Returns empty, with a problem at the first invalid byte, if that fails. */
  static Optional<String> decode(byte[] bytes, Findings findings) {
    CharBuffer text = CharBuffer.allocate(bytes.length);
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    CoderResult end = StandardCharsets.UTF_8.newDecoder().decode(rest, text, true);
    text.flip();
    if (!end.isError()) {
      return Optional.of(text.toString());
    }
    findings.problem(
        positionAfter(text),
        String.format(Locale.ROOT, "byte 0x%02x is not UTF-8; save the file as UTF-8", rest.get()));
    return Optional.empty();
  }

  /**
   * Removes a byte order mark. Returns empty, with a problem, if a character is not allowed in
   * YAML; SnakeYAML would report it without line and column.
   */
  static Optional<String> check(String marked, Findings findings) {
    boolean hasMark = !marked.isEmpty() && marked.charAt(0) == BYTE_ORDER_MARK;
    String text = hasMark ? marked.substring(1) : marked;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int character = text.codePointAt(i);
      if (!StreamReader.isPrintable(character)) {
        findings.problem(
            positionAfter(text.subSequence(0, i)),
            String.format(
                Locale.ROOT,
                "character U+%04X is not allowed; replace it, or write an escape in double quotes",
                character));
        return Optional.empty();
      }
    }
    return Optional.of(text);
  }

  private static ConfigPosition positionAfter(CharSequence before) {
    String text = before.toString();
    int line = (int) text.chars().filter(each -> each == '\n').count() + 1;
    int start = text.lastIndexOf('\n') + 1;
    return new ConfigPosition(line, text.codePointCount(start, text.length()) + 1);
  }
}
