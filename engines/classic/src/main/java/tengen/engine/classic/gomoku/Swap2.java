package tengen.engine.classic.gomoku;

import java.util.List;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;

/**
 * The swap2 opening: a side places three stones, then the other takes a colour or places two more.
 * (Gomocup rules, "Swap2 opening rule".)
 */
final class Swap2 {
  static final String NAME = "swap2";

  private Swap2() {}

  /**
   * Returns renju's third direct opening, "sparse star" (疏星), which is considered even there and
   * fits the smallest board.
   *
   * <pre>
   * X O .
   * . . .
   * . . X
   * </pre>
   */
  static Places opening(PaddedGrid grid) {
    Place centre = grid.centre();
    return new Places(
        List.of(
            centre,
            new Place(centre.x() + 1, centre.y()),
            new Place(centre.x() + 2, centre.y() + 2)));
  }

  /** Chooses the better colour at three or five stones by the value of the best move. */
  static Move choose(SearchedMove best) {
    return best.value() < Minimax.DRAW ? new Move.Swap() : best.move();
  }
}
