package tengen.engine.classic.nogo;

import tengen.common.Xoshiro;
import tengen.game.Position;
import tengen.game.Setup;

/**
 * The game used by all measurements of NoGo: fixed random legal moves on 9x9, with Black to move.
 */
public final class NogoGame {
  static final int SIDE = 9;

  /** Number of stones in a mid-game position: 55 points are open to Black, 54 to White. */
  public static final int MIDDLE = 26;

  /**
   * Number of stones in a late position: 24 points are open to either side, where the engine uses
   * UCT.
   */
  public static final int LATE = 54;

  private NogoGame() {}

  /** Returns the position after {@code stones} stones. */
  public static Position position(int stones) {
    var board = new UndoBoard(SIDE, SIDE);
    int[] moves = moves(board, stones);
    Position position = Position.start(NogoClassicFactory.RULES, Setup.Board.empty(SIDE, SIDE));
    for (int move : moves) {
      position = position.play(board.place(move));
    }
    return position;
  }

  static UndoBoard board(int stones) {
    var board = new UndoBoard(SIDE, SIDE);
    moves(board, stones);
    return board;
  }

  /** Plays {@code stones} moves and returns them. */
  static int[] moves(UndoBoard board, int stones) {
    var random = new Xoshiro(1);
    int[] legal = new int[SIDE * SIDE];
    int[] moves = new int[stones];
    for (int stone = 0; stone < stones; stone++) {
      int colour = stone % 2 == 0 ? UndoBoard.BLACK : UndoBoard.WHITE;
      moves[stone] = legal[random.nextInt(board.legalPoints(colour, legal))];
      board.play(moves[stone], colour);
    }
    return moves;
  }
}
