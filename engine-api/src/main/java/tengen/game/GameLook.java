package tengen.game;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tengen.game.Move.Place;

/**
 * The look of a board game on a page: its surface, a small picture, and its name in some languages.
 * All of it is data, which the page draws. The constructors throw an {@link
 * IllegalArgumentException} for parts above a limit.
 *
 * @param surface what the stones stand on
 * @param picture a small board for the card on which the game is chosen, of at most {@value
 *     #MAX_PICTURE_WIDTH} columns and {@value #MAX_PICTURE_HEIGHT} rows
 * @param words name and description by language, 1 to {@value #MAX_LANGUAGES}; readers of other
 *     languages get the first one
 */
public record GameLook(Surface surface, Setup.Board picture, List<Words> words) {
  /** Maximum number of columns of the picture. */
  public static final int MAX_PICTURE_WIDTH = 8;

  /** Maximum number of rows of the picture. */
  public static final int MAX_PICTURE_HEIGHT = 5;

  /** Maximum number of languages. */
  public static final int MAX_LANGUAGES = 16;

  public GameLook {
    words = List.copyOf(words);
    require(
        1 <= picture.width()
            && picture.width() <= MAX_PICTURE_WIDTH
            && 1 <= picture.height()
            && picture.height() <= MAX_PICTURE_HEIGHT,
        "picture of "
            + picture.width()
            + " x "
            + picture.height()
            + ": 1 x 1 to "
            + MAX_PICTURE_WIDTH
            + " x "
            + MAX_PICTURE_HEIGHT);
    for (List<Place> stones : List.of(picture.black(), picture.white(), picture.neutral())) {
      require(
          stones.stream().distinct().count() == stones.size()
              && stones.stream().allMatch(at -> at.isOn(picture.width(), picture.height())),
          "picture: a stone twice, or outside the board");
    }
    require(
        !words.isEmpty() && words.size() <= MAX_LANGUAGES,
        words.size() + " languages: 1 to " + MAX_LANGUAGES);
  }

  private static void require(boolean isKept, String otherwise) {
    if (!isKept) {
      throw new IllegalArgumentException("look: " + otherwise);
    }
  }

  /** The parts of a board on which stones stand. */
  public enum Surface {
    /** The crossings of lines, as in Gomoku. */
    POINTS,
    /** The squares between lines, as in Othello. */
    SQUARES
  }

  /**
   * A game's name and description in a language.
   *
   * @param language a BCP 47 tag such as {@code en}, of at most {@value #MAX_TAG_LENGTH} characters
   * @param name the game's name, of 1 to {@value #MAX_NAME_LENGTH} characters in one line
   * @param line what the game is about, of 1 to {@value #MAX_LINE_LENGTH} characters in one line
   */
  public record Words(String language, String name, String line) {
    /** Maximum length of a language tag in UTF-16 characters. */
    public static final int MAX_TAG_LENGTH = 16;

    /** Maximum length of a name in UTF-16 characters. */
    public static final int MAX_NAME_LENGTH = 40;

    /** Maximum length of a description in UTF-16 characters. */
    public static final int MAX_LINE_LENGTH = 100;

    private static final Predicate<String> TAG =
        Pattern.compile("[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*").asMatchPredicate();

    public Words {
      require(
          language.length() <= MAX_TAG_LENGTH && TAG.test(language),
          "a language is a BCP 47 tag of at most " + MAX_TAG_LENGTH + " characters");
      require(isLine(name, MAX_NAME_LENGTH), "a name has 1 to " + MAX_NAME_LENGTH + " characters");
      require(isLine(line, MAX_LINE_LENGTH), "a line has 1 to " + MAX_LINE_LENGTH + " characters");
    }

    private static boolean isLine(String text, int max) {
      return !text.isBlank()
          && text.length() <= max
          && text.chars().noneMatch(Character::isISOControl);
    }
  }
}
