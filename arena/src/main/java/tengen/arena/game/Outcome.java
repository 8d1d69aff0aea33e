package tengen.arena.game;

import java.util.Optional;
import tengen.game.Side;

/**
 * How a game ended.
 *
 * @param winner empty: a draw
 * @param detail one line for people: {@code five in a row}, {@code 512 ms of 300}
 */
public record Outcome(Optional<Side> winner, Reason reason, String detail) {
  /** A win. */
  public static Outcome won(Side winner, Reason reason, String detail) {
    return new Outcome(Optional.of(winner), reason, detail);
  }

  /** A draw. */
  public static Outcome drawn(Reason reason, String detail) {
    return new Outcome(Optional.empty(), reason, detail);
  }
}
