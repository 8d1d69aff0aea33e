package tengen.arena.match;

import java.util.Locale;
import tengen.arena.game.GameResult;
import tengen.arena.game.Reason;

/**
 * Results in the form of chess's Portable Game Notation, for programs that compute ratings, such as
 * BayesElo and Ordo. A game has tags and its result, but no moves, as in c-gomoku-cli. The result
 * is from the view of White, who moves second.
 */
public final class PgnText {
  private PgnText() {}

  /** Returns a game with an empty line at its end. */
  public static String of(GameResult game) {
    String result =
        game.outcome()
            .winner()
            .map(
                side ->
                    switch (side) {
                      case BLACK -> "0-1";
                      case WHITE -> "1-0";
                    })
            .orElse("1/2-1/2");
    int plies = game.opening().position().turns().size() + game.moves().size();
    return tag("Event", game.opening().position().rules())
        + tag("Site", "?")
        + tag("Date", "????.??.??")
        + tag("Round", String.format(Locale.ROOT, "%d.%d", game.pair(), game.number()))
        + tag("White", game.white())
        + tag("Black", game.black())
        + tag("Result", result)
        + tag("Opening", game.opening().name())
        + tag("PlyCount", Integer.toString(plies))
        + tag("Termination", termination(game.outcome().reason()))
        + "\n"
        + result
        + "\n\n";
  }

  private static String tag(String name, String value) {
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
    return "[" + name + " \"" + escaped + "\"]\n";
  }

  /** Returns the value of the tag that PGN defines. */
  private static String termination(Reason reason) {
    return switch (reason) {
      case WON, DRAWN, RESIGNED -> "normal";
      case ADJUDICATED -> "adjudication";
      case TIME -> "time forfeit";
      case ILLEGAL_MOVE -> "rules infraction";
      case CRASH -> "abandoned";
    };
  }
}
