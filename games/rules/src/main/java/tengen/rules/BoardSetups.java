package tengen.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * Checks that board games share: the setup is a board of an allowed size, with each stone on a
 * point of its own.
 */
final class BoardSetups {
  private BoardSetups() {}

  /**
   * Returns why a setup is no board of {@code game}, whose sides are from {@code min} to {@code
   * max} points; empty if it is one.
   */
  static Optional<String> objection(String game, int min, int max, Setup setup) {
    return switch (setup) {
      case Setup.Text _ -> Optional.of(game + " is played on a board");
      case Setup.Board board -> {
        if (Math.min(board.width(), board.height()) < min
            || Math.max(board.width(), board.height()) > max) {
          yield Optional.of(
              "board size " + size(board) + ": " + game + " plays " + min + " to " + max);
        }
        yield stones(board);
      }
    };
  }

  private static Optional<String> stones(Setup.Board board) {
    Set<Place> taken = new HashSet<>();
    for (Place stone :
        Stream.of(board.black(), board.white(), board.neutral()).flatMap(List::stream).toList()) {
      if (!stone.isOn(board.width(), board.height())) {
        return Optional.of("off the board: a stone at " + stone.x() + "," + stone.y());
      }
      if (!taken.add(stone)) {
        return Optional.of("occupied: two stones at " + stone.x() + "," + stone.y());
      }
    }
    return Optional.empty();
  }

  private static String size(Setup.Board board) {
    return board.width() == board.height()
        ? Integer.toString(board.width())
        : board.width() + "x" + board.height();
  }

  /**
   * Returns the board of a valid setup.
   *
   * @throws IllegalArgumentException if the setup is text
   */
  static Setup.Board boardOf(Setup setup) {
    return switch (setup) {
      case Setup.Board board -> board;
      case Setup.Text text -> throw new IllegalArgumentException("no board: " + text.notation());
    };
  }
}
