package tengen.nogo.board;

import tengen.game.Move.Place;
import tengen.game.Setup;

/** Makes {@link BitBoard}s of the host's positions. */
public final class BitBoards {
  private BitBoards() {}

  /** Whether a position has a board of bits. */
  public static boolean canHold(Setup.Board position) {
    return position.width() * position.height() <= BitBoard.MAX_POINTS;
  }

  /** A legal position, which {@link #canHold} allows. */
  public static BitBoard of(Setup.Board position) {
    var board = new BitBoard(position.width(), position.height());
    for (Place stone : position.black()) {
      board.play(stone.y() * board.width() + stone.x(), BitBoard.BLACK);
    }
    for (Place stone : position.white()) {
      board.play(stone.y() * board.width() + stone.x(), BitBoard.WHITE);
    }
    return board;
  }
}
