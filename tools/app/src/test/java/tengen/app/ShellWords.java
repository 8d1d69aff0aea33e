package tengen.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The words of a command line as bash splits it, where no more than blanks and quotes counts. */
public final class ShellWords {
  /** Outside quotes they begin a pipe, a redirection, an expansion, a list or a comment. */
  private static final String SPECIAL = "|&;<>()$`*?[]{}~#!\n";

  /** Characters that a backslash escapes between double quotes. */
  private static final String ESCAPED_IN_QUOTES = "$`\"\\";

  private final String line;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean isInWord;
  private int at;

  private ShellWords(String line) {
    this.line = line;
  }

  /** Returns what a shell reads as this one word. */
  public static String quoted(Object word) {
    return "'" + word.toString().replace("'", "'\\''") + "'";
  }

  /** Splits a line; empty where it takes a shell to understand it. */
  static Optional<List<String>> split(String line) {
    var words = new ShellWords(line);
    while (words.at < line.length()) {
      if (!words.next()) {
        return Optional.empty();
      }
    }
    words.endWord();
    return Optional.of(List.copyOf(words.words));
  }

  /** Returns false where a shell is needed. */
  private boolean next() {
    char next = line.charAt(at++);
    switch (next) {
      case ' ', '\t' -> endWord();
      case '\'' -> {
        return literal();
      }
      case '"' -> {
        return quoted();
      }
      case '\\' -> {
        if (at == line.length()) {
          return false;
        }
        add(line.charAt(at++));
      }
      default -> add(next);
    }
    return SPECIAL.indexOf(next) < 0;
  }

  /** The rest of a part in single quotes. */
  private boolean literal() {
    int end = line.indexOf('\'', at);
    if (end < 0) {
      return false;
    }
    isInWord = true;
    word.append(line, at, end);
    at = end + 1;
    return true;
  }

  /** The rest of a part in double quotes. */
  private boolean quoted() {
    isInWord = true;
    while (at < line.length()) {
      char next = line.charAt(at++);
      if (next == '"') {
        return true;
      }
      if (next == '$' || next == '`') {
        return false;
      }
      boolean escapes =
          next == '\\' && at < line.length() && ESCAPED_IN_QUOTES.indexOf(line.charAt(at)) >= 0;
      word.append(escapes ? line.charAt(at++) : next);
    }
    return false;
  }

  private void add(char plain) {
    isInWord = true;
    word.append(plain);
  }

  private void endWord() {
    if (isInWord) {
      words.add(word.toString());
      word.setLength(0);
      isInWord = false;
    }
  }
}
