package tengen.arena.game;

import java.util.Optional;
import tengen.game.Side;

/**
 * How a game ended.
 *
 * @param winner empty: a draw
 * @param detail one line for people: {@code five in a row}, {@code 512 ms of 300}
 */
public record GameOutcome(Optional<Side> winner, Reason reason, String detail) {
  /** A win. */
  public static GameOutcome won(Side winner, Reason reason, String detail) {
    return new GameOutcome(Optional.of(winner), reason, detail);
  }

  /** A loss. */
  static GameOutcome lost(Side loser, Reason reason, String detail) {
    return won(loser.other(), reason, detail);
  }

  /** A draw. */
  public static GameOutcome drawn(Reason reason, String detail) {
    return new GameOutcome(Optional.empty(), reason, detail);
  }
}
