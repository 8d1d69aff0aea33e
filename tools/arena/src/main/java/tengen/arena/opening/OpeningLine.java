package tengen.arena.opening;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tengen.game.Move.Place;

/**
 * Parser for a line of an opening file; detects the notation. Points may lie off the board, which
 * the rules check.
 *
 * <ul>
 *   <li>{@code 7,7 8,8}: column and row from the top left, from 0. A tab and a score may follow.
 *   <li>{@code h8 h9} or {@code h8h9}: column and row from the bottom left, from 1, as renju
 *       players write. The letters are those of the game: NoGo has no I. Some programs count rows
 *       from the top, which gives the mirrored, equivalent opening.
 *   <li>{@code -1,2, 0,3}: right of and below the centre, as Gomocup's openings are. The centre is
 *       at half of width and height, rounded down. Ma Chao, c-gomoku-cli, README, "Openings File
 *       Format".
 * </ul>
 *
 * <p>A single pair {@code 7,7} counts from the top left unless it has a sign.
 *
 * @param columns as in {@link tengen.game.GameRules#columns()}
 */
public record OpeningLine(int width, int height, String columns) {
  /** Describes the allowed notations, for error messages. */
  public static final String ALLOWED = "stones are 7,7 8,8 or h8 h9 or, from the centre, -1,2, 0,3";

  private static final Pattern POINT = Pattern.compile("([0-9]{1,3}),([0-9]{1,3})");
  private static final Pattern POINTS = listOf(POINT, " +");
  private static final Pattern OFFSET = Pattern.compile("([-+]?[0-9]{1,3}),([-+]?[0-9]{1,3})");
  private static final Pattern OFFSETS = listOf(OFFSET, ", *");
  private static final Pattern LETTER = Pattern.compile("([a-z])([1-9][0-9]?)");
  private static final Pattern LETTERS = listOf(LETTER, " *");

  private static final Pattern WORDS = Pattern.compile("(?:,(?= |$)|\\s)\\s*");

  private static Pattern listOf(Pattern one, String between) {
    return Pattern.compile(one + "(?:" + between + one + ")*");
  }

  /**
   * Parses a line in lower case. Returns the stones in playing order, or empty if it is not an
   * opening.
   */
  public Optional<List<Place>> stones(String line) {
    if (POINTS.matcher(line).matches()) {
      return Optional.of(all(POINT, line, this::point));
    }
    if (OFFSETS.matcher(line).matches()) {
      return Optional.of(all(OFFSET, line, this::offset));
    }
    return LETTERS.matcher(line).matches()
        ? Optional.of(all(LETTER, line, this::letter))
        : Optional.empty();
  }

  /** Describes the error in a line in lower case that is not an opening. */
  public String objection(String line) {
    return WORDS
        .splitAsStream(line)
        .filter(word -> !word.isEmpty() && stones(word).isEmpty())
        .findFirst()
        .map(word -> "'" + word + "' is not a stone")
        .orElse("the stones '" + line + "' are of several notations");
  }

  private static List<Place> all(Pattern one, String line, Function<MatchResult, Place> place) {
    return one.matcher(line).results().map(place).toList();
  }

  private Place point(MatchResult pair) {
    return new Place(number(pair, 1), number(pair, 2));
  }

  private Place offset(MatchResult pair) {
    return new Place(width / 2 + number(pair, 1), height / 2 + number(pair, 2));
  }

  private Place letter(MatchResult pair) {
    return new Place(columns.indexOf(pair.group(1)), height - number(pair, 2));
  }

  private static int number(MatchResult pair, int group) {
    return Integer.parseInt(pair.group(group));
  }
}
