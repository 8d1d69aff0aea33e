package tengen.nogo.search;

import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.nogo.board.Board;

/**
 * A random game to its end, in two phases (BobNoGo's play-outs, of R. Hearn and M. Müller): points
 * open to both first, then either side its own. Good players keep their own points for last, and so
 * does this.
 */
@HotPath
final class Playout {
  private final Xoshiro random;

  Playout(Xoshiro random) {
    this.random = random;
  }

  /**
   * Plays a board to its end.
   *
   * @param earned by colour and point: each point where that colour plays in the first phase gets
   *     {@link Tree#ONE}
   * @return the winner
   */
  int play(Board board, int toMove, long[][] earned) {
    int colour = toMove;
    while (board.count(Board.BOTH) > 0) {
      int point = board.draw(Board.BOTH, random);
      earned[colour][point] = Tree.ONE;
      board.play(point, colour);
      colour ^= 1;
    }
    while (board.count(1 << colour) > 0) {
      board.play(board.draw(1 << colour, random), colour);
      colour ^= 1;
    }
    return 1 - colour;
  }
}
