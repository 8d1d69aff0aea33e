package tengen.protocol.record;

import java.util.Optional;

/**
 * What is said of a game as a whole. Texts are empty where nothing is known.
 *
 * @param black the player's name, one line
 * @param white the player's name, one line
 * @param rules id of the rules; from other programs' files, whatever stands there
 * @param end empty: not over, or unknown
 * @param date as in SGF: {@code 2026-01-31}
 * @param comment of any number of lines
 * @param id in an archive of Tengen: 16 letters and digits
 * @param properties of SGF that are only kept, as {@link SgfProperties} has them
 */
public record GameInfo(
    String black,
    String white,
    Optional<String> rules,
    Optional<GameEnd> end,
    String date,
    String comment,
    String id,
    String properties) {

  /** The facts of a game that is in no archive. */
  public GameInfo(
      String black,
      String white,
      Optional<String> rules,
      Optional<GameEnd> end,
      String date,
      String comment) {
    this(black, white, rules, end, date, comment, "", "");
  }
}
