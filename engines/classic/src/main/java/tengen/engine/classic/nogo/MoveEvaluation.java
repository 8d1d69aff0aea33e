package tengen.engine.classic.nogo;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * Static move evaluation, as in the original program ("NoGo bot, Alpha-Beta + UCT Version", {@code
 * EyeDetect} and {@code sort_by_eval}): make eyes, destroy the enemy's, and keep private points for
 * later.
 *
 * <p>An empty point that stones of at most one colour touch may become an eye. Its value is 99, 32,
 * 16, 8 or 4 for 0 to 4 empty neighbours. A move's value is the sum of:
 *
 * <ul>
 *   <li>16 if the enemy may play there too,
 *   <li>4 for each own neighbouring stone whose chain is in atari,
 *   <li>the value of each empty neighbour as an eye (shared by both colours: {@link #scan}),
 *   <li>its own value as an eye if enemy stones touch it,
 *   <li>1 for each own stone among the eight points around, neighbours included,
 *   <li>8 in a corner.
 * </ul>
 *
 * These numbers are {@link MoveWeights#ORIGINAL}; others may be given. Search thread only.
 */
@HotPath
final class MoveEvaluation {
  private final EyeValues eyes;
  private final int enemyMayPlay;
  private final int ownInAtari;
  private final int stonesAround;
  private final int stride;
  private final int[] corners;
  private final int[] shared;

  MoveEvaluation(UndoBoard board, MoveWeights weights) {
    eyes = new EyeValues(weights.eyes());
    enemyMayPlay = weights.enemyMayPlay();
    ownInAtari = weights.ownInAtari();
    stonesAround = weights.stonesAround();
    stride = board.stride;
    shared = new int[board.area];
    corners = new int[board.area];
    corners[board.point(0, 0)] = weights.corner();
    corners[board.point(board.width - 1, 0)] = weights.corner();
    corners[board.point(0, board.height - 1)] = weights.corner();
    corners[board.point(board.width - 1, board.height - 1)] = weights.corner();
  }

  /** Evaluates a whole board. */
  void scan(UndoBoard board) {
    Arrays.fill(shared, 0);
    for (int point = stride + 1; point < board.area - stride; point++) {
      int value = eyes.of(board.neighbourhood(point));
      if (value != 0) {
        spread(point, value);
      }
    }
  }

  /** Copies an evaluation of a board of the same size. */
  void copyFrom(MoveEvaluation that) {
    System.arraycopy(that.shared, 0, shared, 0, shared.length);
  }

  /**
   * Plays a legal stone and updates the eye values of the point and its neighbours. Replaces {@link
   * #scan} in playouts.
   */
  void play(UndoBoard board, int point, int colour) {
    int above = eyes.of(board.neighbourhood(point - stride));
    int left = eyes.of(board.neighbourhood(point - 1));
    int here = eyes.of(board.neighbourhood(point));
    int right = eyes.of(board.neighbourhood(point + 1));
    int below = eyes.of(board.neighbourhood(point + stride));
    board.play(point, colour);
    redistribute(point - stride, eyes.of(board.neighbourhood(point - stride)) - above);
    redistribute(point - 1, eyes.of(board.neighbourhood(point - 1)) - left);
    redistribute(point, -here);
    redistribute(point + 1, eyes.of(board.neighbourhood(point + 1)) - right);
    redistribute(point + stride, eyes.of(board.neighbourhood(point + stride)) - below);
  }

  /** Returns the value of a legal move of this colour. */
  int value(int point, int neighbourhood, int colour) {
    int enemy = UndoBoard.other(colour);
    int value = shared[point] + corners[point];
    value += Neighbourhood.legal(neighbourhood, enemy) ? enemyMayPlay : 0;
    value +=
        Neighbourhood.inAtari(neighbourhood, colour) * ownInAtari
            + Neighbourhood.stonesAround(neighbourhood, colour) * stonesAround;
    if (Neighbourhood.touches(neighbourhood, enemy)) {
      value += eyes.of(neighbourhood);
    }
    return value;
  }

  private void redistribute(int point, int change) {
    if (change != 0) {
      spread(point, change);
    }
  }

  private void spread(int point, int value) {
    shared[point - stride] += value;
    shared[point - 1] += value;
    shared[point + 1] += value;
    shared[point + stride] += value;
  }
}
