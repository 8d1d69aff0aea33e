package tengen.engine.classic.gomoku;

import java.util.List;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;

/**
 * The swap2 opening: three stones are laid out, the other side takes a colour or adds to them.
 * (Gomocup rules, "Swap2 opening rule".)
 */
final class Swap2 {
  static final String NAME = "swap2";

  private Swap2() {}

  /**
   * Renju's third direct opening, "sparse star" (疏星), held to be even there; it fits the smallest
   * board.
   *
   * <pre>
   *   X O .
   *   . . .
   *   . . X
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

  /** At three or five stones: the better colour by the engine's own value of the best move. */
  static Move choose(SearchedMove best) {
    return best.value() < Minimax.DRAW ? new Move.Swap() : best.move();
  }
}
