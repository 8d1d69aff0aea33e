package tengen.nogo.board;

import tengen.game.Move.Place;
import tengen.game.Setup;

/** Factory methods for {@link BitBoard}s. */
public final class BitBoards {
  private BitBoards() {}

  /** Returns true if the position is small enough for a {@link BitBoard}. */
  public static boolean canHold(Setup.Board position) {
    return position.width() * position.height() <= BitBoard.MAX_POINTS;
  }

  /** Creates the board of a legal position that {@link #canHold} accepts. */
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
