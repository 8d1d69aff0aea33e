package tengen.store.games;

import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * Replaces the point at the end of a fault of {@link GameRules#objection(Setup)}, such as {@code at
 * 3,4}, by its name in the game's notation, {@code at D5}.
 */
final class FaultPoints {
  private static final Pattern POINT = Pattern.compile("(?<=\\bat )(\\d{1,4}),(\\d{1,4})$");

  private FaultPoints() {}

  /** Returns the fault, unchanged if it names no point of the board. */
  static String named(String fault, GameRules rules, Setup setup) {
    return setup instanceof Setup.Board board
        ? POINT.matcher(fault).replaceFirst(point -> name(point, rules.columns(), board))
        : fault;
  }

  private static String name(MatchResult point, String columns, Setup.Board board) {
    var place = new Place(Integer.parseInt(point.group(1)), Integer.parseInt(point.group(2)));
    return place.isOn(board.width(), board.height()) && place.x() < columns.length()
        ? columns.substring(place.x(), place.x() + 1).toUpperCase(Locale.ROOT)
            + (board.height() - place.y())
        : point.group();
  }
}
