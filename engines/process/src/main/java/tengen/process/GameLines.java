package tengen.process;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tengen.game.Playable;

/**
 * Parser of the option {@code games}: lines such as {@code gomoku-freestyle 5-22} or {@code nogo
 * 9}.
 */
final class GameLines {
  private static final String RECTANGLES = "rectangles";
  private static final int MAX_DIGITS = 3;

  private GameLines() {}

  /**
   * Returns what is wrong with the first invalid line and what is allowed, or empty if all are
   * valid.
   */
  static Optional<String> objection(String text) {
    Set<String> rules = new HashSet<>();
    return text.lines()
        .filter(line -> game(line).filter(game -> rules.add(game.rules())).isEmpty())
        .findFirst()
        .map(
            line ->
                '"' + line + "\"; each game once, a line as gomoku-freestyle 5-22 [rectangles]");
  }

  /** Returns the games of a valid text. */
  static List<Playable> parse(String text) {
    return text.lines().flatMap(line -> game(line).stream()).toList();
  }

  private static Optional<Playable> game(String line) {
    String[] words = line.strip().split(" +", -1);
    boolean rectangles = words.length == 3 && words[2].equals(RECTANGLES);
    if (words[0].isEmpty() || (words.length != 2 && !rectangles)) {
      return Optional.empty();
    }
    String[] sides = words[1].split("-", 2);
    int min = side(sides[0]);
    int max = side(sides[sides.length - 1]);
    if (min < 1 || max < min) {
      return Optional.empty();
    }
    Playable game = Playable.board(words[0], min, max);
    return Optional.of(rectangles ? game.withRectangles() : game);
  }

  /** Returns a side length, or 0 if the word is not one. */
  private static int side(String word) {
    boolean number =
        !word.isEmpty()
            && word.length() <= MAX_DIGITS
            && word.chars().allMatch(c -> '0' <= c && c <= '9');
    return number ? Integer.parseInt(word) : 0;
  }
}
