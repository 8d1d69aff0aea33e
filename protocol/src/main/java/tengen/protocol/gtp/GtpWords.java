package tengen.protocol.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import tengen.game.Side;

/** Parses GTP's types of arguments: integers, floats, colours. */
final class GtpWords {
  private static final Pattern FLOAT =
      Pattern.compile("[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?");

  /**
   * Maximum number of words that a command takes: a move for each point of the largest board and
   * one more word.
   */
  private static final int MAX_WORDS = 2 * GtpVertex.MAX_SIDE * GtpVertex.MAX_SIDE + 1;

  private GtpWords() {}

  /**
   * Returns the words of a text. Above {@link #MAX_WORDS} words the last element is the unsplit
   * rest, so that a line of a million blanks does not become a million strings.
   */
  static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    int at = skipBlanks(text, 0);
    while (at < text.length()) {
      int blank = text.indexOf(' ', at);
      int end = blank < 0 || words.size() == MAX_WORDS ? text.length() : blank;
      words.add(text.substring(at, end));
      at = skipBlanks(text, end);
    }
    return words;
  }

  private static int skipBlanks(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  /** Returns whether a word consists of digits. */
  static boolean isDigits(String word) {
    return !word.isEmpty() && word.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** Parses a decimal integer from 0 to 2^31-1 without a sign. */
  static OptionalInt wholeNumber(String word) {
    if (!isDigits(word)) {
      return OptionalInt.empty();
    }
    long value = 0;
    for (int i = 0; i < word.length(); i++) {
      value = 10 * value + word.charAt(i) - '0';
      if (value > Integer.MAX_VALUE) {
        return OptionalInt.empty();
      }
    }
    return OptionalInt.of((int) value);
  }

  /** Parses a finite decimal number with optional sign and exponent. */
  static OptionalDouble fraction(String word) {
    if (!FLOAT.matcher(word).matches()) {
      return OptionalDouble.empty();
    }
    double value = Double.parseDouble(word);
    return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  /** Returns the letter of a colour. */
  static String letter(Side side) {
    return side == Side.BLACK ? "b" : "w";
  }

  /** Parses a colour in any case. */
  static Optional<Side> side(String word) {
    if (word.equalsIgnoreCase("b") || word.equalsIgnoreCase("black")) {
      return Optional.of(Side.BLACK);
    }
    if (word.equalsIgnoreCase("w") || word.equalsIgnoreCase("white")) {
      return Optional.of(Side.WHITE);
    }
    return Optional.empty();
  }
}
