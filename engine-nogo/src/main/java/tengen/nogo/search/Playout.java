package tengen.nogo.search;

import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.nogo.board.Board;

/**
 * A random game to its end, in two phases: first the points that are open to both sides at its
 * start, then either side's own. Good players keep their own points for last, and so does this.
 * (BobNoGo, of R. Hearn and M. Müller; that a point which has become one's own since the start is
 * played in the first phase all the same is HaHaNoGo's way.)
 */
@HotPath
final class Playout {
  private final Xoshiro random;

  /** The points of the first phase that have not been drawn. */
  private final short[] shared;

  /** Games on boards of this one's size. */
  Playout(Board board, Xoshiro random) {
    this.random = random;
    shared = new short[board.width() * board.height()];
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
    int left = board.copyList(Board.BOTH, shared, 0);
    while (left > 0) {
      int drawn = random.nextInt(left);
      int point = shared[drawn];
      shared[drawn] = shared[--left];
      if (board.isLegal(point, colour)) {
        earned[colour][point] = Tree.ONE;
        board.play(point, colour);
        colour ^= 1;
      }
    }
    while (board.count(1 << colour) > 0) {
      board.play(board.draw(1 << colour, random), colour);
      colour ^= 1;
    }
    return 1 - colour;
  }
}
