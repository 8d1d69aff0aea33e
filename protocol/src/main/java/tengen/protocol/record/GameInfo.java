package tengen.protocol.record;

import java.util.Optional;

/**
 * Information about a whole game. Unknown texts are empty.
 *
 * @param black the player's name, one line
 * @param white the player's name, one line
 * @param rules id of the rules; any text in files of other programs
 * @param end empty if the game is not over or its end unknown
 * @param date as in SGF: {@code 2026-01-31}
 * @param comment any number of lines
 * @param id in Tengen's archive: 16 letters and digits
 * @param properties SGF properties that are stored unread: see {@link SgfProperties}
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

  /** Creates the information of a game that is not archived. */
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
