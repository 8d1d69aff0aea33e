package tengen.app.join;

import java.util.Locale;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;

/** Texts about a table's game for the terminal. */
final class BotText {
  private BotText() {}

  static String of(Side side) {
    return side == Side.BLACK ? "Black" : "White";
  }

  /** Returns the game, such as {@code nogo 9x9}. */
  static String of(Position start) {
    return switch (start.setup()) {
      case Setup.Board board ->
          String.format(Locale.ROOT, "%s %dx%d", start.rules(), board.width(), board.height());
      case Setup.Text(String text) -> (start.rules() + " " + text).strip();
    };
  }

  /** Returns the result of a game that is over. */
  static String of(KnownTable table) {
    KnownTable.End end = table.status().end().orElseThrow();
    return end.winner()
        .map(side -> winner(table, side) + " wins: " + end.reason())
        .orElseGet(
            () -> (end.manner().equals("aborted") ? "no result: " : "draw: ") + end.reason());
  }

  private static String winner(KnownTable table, Side side) {
    String name = table.player(side).name();
    return name.isEmpty() ? of(side) : of(side) + " (" + name + ")";
  }
}
