package tengen.game;

import java.util.List;
import tengen.game.Move.Place;

/** The result of a game so far. */
public sealed interface Verdict {

  /** The game is not over. */
  record Open() implements Verdict {}

  /** The game is a draw. */
  record Drawn(String reason) implements Verdict {}

  /**
   * The game is won by {@code side}.
   *
   * @param reason a phrase for display, such as {@code five in a row}
   * @param line the winning line's points, in order; empty if no line wins the game
   */
  record Won(Side side, String reason, List<Place> line) implements Verdict {
    public Won {
      line = List.copyOf(line);
    }
  }
}
