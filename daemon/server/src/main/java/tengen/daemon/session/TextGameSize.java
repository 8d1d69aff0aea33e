package tengen.daemon.session;

import java.util.List;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;
import tengen.protocol.words.GameBytes;

/**
 * Estimates the heap of a session's game after each change. A further move costs no sum over the
 * moves before it.
 */
final class TextGameSize {
  private Position last = Position.start("", new Setup.Text(""));
  private long lastBytes;

  /** Returns the estimated heap in bytes; 0 for a game on a board, which stays small. */
  long bytes(Position position) {
    if (!(position.setup() instanceof Setup.Text)) {
      return 0;
    }
    lastBytes =
        isNext(position)
            ? lastBytes + GameBytes.of(position.turns().getLast())
            : GameBytes.of(position.setup()) + GameBytes.of(position.turns());
    last = position;
    return lastBytes;
  }

  /** Returns whether a position is the last one with a further turn. */
  @SuppressWarnings("ReferenceEquality") // positions of a game share its setup and turns
  private boolean isNext(Position position) {
    List<Turn> before = last.turns();
    int length = before.size();
    return position.setup() == last.setup()
        && position.turns().size() == length + 1
        && (length == 0 || position.turns().get(length - 1) == before.getLast());
  }
}
