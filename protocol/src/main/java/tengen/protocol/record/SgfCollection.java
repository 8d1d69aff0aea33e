package tengen.protocol.record;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Splits a file into its games, each from an opening parenthesis to the matching closing one. Used
 * once, for one stream.
 */
final class SgfCollection {
  /**
   * Matches the beginning of a game, which mail headers and other text may precede. Its root must
   * have a property; some programs omit the semicolon before it.
   */
  private static final Pattern GAME =
      Pattern.compile(
          "\\((?=\\s*+;[\\s;]*+(?:\\([\\s;]*+)?+[A-Za-z]{1,30}+\\s*+\\["
              + "|\\s*+[A-Z]{2}\\s*+\\[)");

  private final String text;
  private final Matcher begin;
  private int at;
  private int line = 1;

  private SgfCollection(String text) {
    this.text = text.replace("\r\n", "\n").replace('\r', '\n');
    this.begin = GAME.matcher(this.text);
  }

  /**
   * Returns the games' texts. A file without a game is returned as a whole, so that reading it
   * reports the error.
   */
  static Stream<SgfText> games(String text) {
    return begin(text) < 0 ? Stream.of(new SgfText(1, text)) : new SgfCollection(text).games();
  }

  /** Returns the index of the first game's opening parenthesis; -1 if there is no game. */
  static int begin(String text) {
    Matcher begin = GAME.matcher(text);
    return begin.find() ? begin.start() : -1;
  }

  private Stream<SgfText> games() {
    return Stream.iterate(next(), Optional::isPresent, _ -> next()).flatMap(Optional::stream);
  }

  private Optional<SgfText> next() {
    if (at == text.length() || !begin.find(at)) {
      return Optional.empty();
    }
    skip(begin.start());
    int from = at;
    int fromLine = line;
    skip(end(from));
    return Optional.of(new SgfText(fromLine, text.substring(from, at)));
  }

  private void skip(int to) {
    for (; at < to; at++) {
      line += text.charAt(at) == '\n' ? 1 : 0;
    }
  }

  /** Returns the index after the closing parenthesis, or the length of the text. */
  private int end(int from) {
    int depth = 0;
    boolean inValue = false;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (inValue) {
        i += c == '\\' ? 1 : 0;
        inValue = c != ']';
      } else {
        inValue = c == '[';
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth == 0) {
          return i + 1;
        }
      }
    }
    return text.length();
  }
}
