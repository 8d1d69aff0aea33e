package tengen.nogo.search;

import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.nogo.board.Chains;
import tengen.nogo.board.NogoBoard;

/**
 * A two-phase random playout: first the points that are open to both sides at its start, then
 * either side's own. Good players keep their own points for last, and so does this. (BobNoGo, of R.
 * Hearn and M. Müller; that a point which has become one's own since the start is played in the
 * first phase all the same is HaHaNoGo's way.)
 *
 * <p>Whether a point is still open is found out when it is drawn: no board has to know it of all
 * points after every stone, which took half of the time.
 */
@HotPath
final class Playout {
  private final Xoshiro random;
  private final Chains chains;

  /** The points of the first phase that have not been drawn. */
  private final short[] shared;

  /** By colour: the points of the second phase, among them some that are closed. */
  private final short[][] own;

  private final int[] ownCounts = new int[2];

  /** Playouts on boards of this one's size. */
  Playout(NogoBoard board, Xoshiro random) {
    this.random = random;
    chains = new Chains(board.chains());
    int points = board.width() * board.height();
    shared = new short[points];
    own = new short[2][points];
  }

  /**
   * Plays from a position to the end of the game.
   *
   * @param board which stays as it is
   * @param amaf by colour and point: a point where that colour plays in the first phase gets {@link
   *     Tree#VISIT}
   * @return the winner
   */
  int play(NogoBoard board, int toMove, long[][] amaf) {
    chains.copyFrom(board.chains());
    ownCounts[NogoBoard.BLACK] = board.copyList(1 << NogoBoard.BLACK, own[NogoBoard.BLACK], 0);
    ownCounts[NogoBoard.WHITE] = board.copyList(1 << NogoBoard.WHITE, own[NogoBoard.WHITE], 0);
    int colour = toMove;
    for (int left = board.copyList(NogoBoard.BOTH, shared, 0); left > 0; left--) {
      int point = take(shared, left);
      if (chains.tryPut(point, colour)) {
        amaf[colour][point] = Tree.VISIT;
        colour ^= 1;
      } else {
        own[1 - colour][ownCounts[1 - colour]++] = (short) point;
      }
    }
    while (playOwn(colour)) {
      colour ^= 1;
    }
    return 1 - colour;
  }

  /** Draws any of the first so many points; the last of them takes its place. */
  private int take(short[] points, int count) {
    int drawn = random.nextInt(count);
    int point = points[drawn];
    points[drawn] = points[count - 1];
    return point;
  }

  /** Plays a point of this colour's own; false: there is none. */
  private boolean playOwn(int colour) {
    boolean plays = false;
    while (!plays && ownCounts[colour] > 0) {
      plays = chains.tryPut(take(own[colour], ownCounts[colour]--), colour);
    }
    return plays;
  }
}
