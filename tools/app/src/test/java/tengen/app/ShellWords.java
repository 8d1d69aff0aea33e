package tengen.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Splits a command line as bash does, if only blanks and quotes matter. */
public final class ShellWords {
  /**
   * Characters that begin a pipe, a redirection, an expansion, a list or a comment outside quotes.
   */
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

  /** Returns text that a shell reads as this one word. */
  public static String quoted(Object word) {
    return "'" + word.toString().replace("'", "'\\''") + "'";
  }

  /** Splits a line. Returns empty if only a shell can interpret it. */
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

  /** Reads one character or quoted part. Returns false if a shell is needed. */
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

  /** Reads the rest of a part in single quotes. */
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

  /** Reads the rest of a part in double quotes. */
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
