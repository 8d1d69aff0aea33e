package tengen.game;

import java.util.List;
import tengen.game.Move.Place;

/** How a game stands. */
public sealed interface Verdict {

  /** The game goes on. */
  record Open() implements Verdict {}

  /** Nobody has won and nobody will. */
  record Drawn(String reason) implements Verdict {}

  /**
   * {@code side} has won.
   *
   * @param reason one line for people: {@code five in a row}
   * @param line the winning line's points, in order; empty where no line wins
   */
  record Won(Side side, String reason, List<Place> line) implements Verdict {
    public Won {
      line = List.copyOf(line);
    }
  }
}
