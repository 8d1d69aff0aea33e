package tengen.arena.game;

import java.util.Optional;
import tengen.game.Side;
import tengen.host.plugin.ForeignText;

/**
 * The outcome of a game.
 *
 * @param winner empty for a draw
 * @param detail one-line reason, such as {@code five in a row} or {@code 512 ms of 300}
 */
public record GameOutcome(Optional<Side> winner, Reason reason, String detail) {
  /** Creates a win. */
  public static GameOutcome won(Side winner, Reason reason, String detail) {
    return new GameOutcome(Optional.of(winner), reason, detail);
  }

  /** Creates a loss. The detail may be a text of a plugin. */
  static GameOutcome lost(Side loser, Reason reason, String detail) {
    return won(loser.other(), reason, ForeignText.line(detail));
  }

  /** Creates a draw. */
  public static GameOutcome drawn(Reason reason, String detail) {
    return new GameOutcome(Optional.empty(), reason, detail);
  }
}
