package tengen.protocol.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a file into its games: from each opening parenthesis to that which closes it. */
final class SgfCollection {
  /**
   * The beginning of a game, before which mail headers and other text may stand. Its root has a
   * property; some programs leave out the semicolon before it.
   */
  private static final Pattern GAME =
      Pattern.compile(
          "\\((?=\\s*+;[\\s;]*+(?:\\([\\s;]*+)?+[A-Za-z]{1,30}+\\s*+\\["
              + "|\\s*+[A-Z]{2}\\s*+\\[)");

  private SgfCollection() {}

  /**
   * The games' texts, at most so many; a file without one is its own only game, with which there is
   * a fault.
   */
  static List<String> games(String text, int most) {
    List<String> games = new ArrayList<>();
    Matcher begin = GAME.matcher(text);
    for (int at = 0; at < text.length() && games.size() < most && begin.find(at); ) {
      int end = end(text, begin.start());
      games.add(text.substring(begin.start(), end));
      at = end;
    }
    return games.isEmpty() ? List.of(text) : games;
  }

  /** Index of the first game's opening parenthesis; -1: there is no game. */
  static int begin(String text) {
    Matcher begin = GAME.matcher(text);
    return begin.find() ? begin.start() : -1;
  }

  /** Behind the closing parenthesis, or the end of the text. */
  private static int end(String text, int begin) {
    int depth = 0;
    boolean inValue = false;
    for (int at = begin; at < text.length(); at++) {
      char c = text.charAt(at);
      if (inValue) {
        at += c == '\\' ? 1 : 0;
        inValue = c != ']';
      } else {
        inValue = c == '[';
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth == 0) {
          return at + 1;
        }
      }
    }
    return text.length();
  }
}
