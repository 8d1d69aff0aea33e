package tengen.engine.classic.nogo;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * Static move evaluation, as the original program ("NoGo bot, Alpha-Beta + UCT Version", {@code
 * EyeDetect} and {@code sort_by_eval}) sees it: make eyes, spoil the enemy's, keep for later what
 * only you may fill.
 *
 * <p>An empty point that stones of at most one colour touch may become an eye; it is worth 99, 32,
 * 16, 8 or 4 by the number of its empty neighbours, the fewer the more. A point's value is the sum
 * of:
 *
 * <ul>
 *   <li>16 if the enemy may play there too,
 *   <li>4 for each own neighbouring stone whose chain is in atari,
 *   <li>the worth of each empty neighbour as an eye (shared by both colours: {@link #scan}),
 *   <li>its own worth as an eye if the enemy's stones are those that touch it,
 *   <li>1 for each own stone among the eight points around, neighbours counted,
 *   <li>8 in a corner.
 * </ul>
 *
 * These are {@link MoveWeights#TEXT}; others may be given. Search thread only.
 */
@HotPath
final class MoveEvaluation {
  private final EyeWorth eyes;
  private final int enemyMayPlay;
  private final int ownInAtari;
  private final int stonesAround;
  private final int stride;
  private final int[] corners;
  private final int[] shared;

  MoveEvaluation(UndoBoard board, MoveWeights weights) {
    eyes = new EyeWorth(weights.eyes());
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

  /** Reads a whole board. */
  void scan(UndoBoard board) {
    Arrays.fill(shared, 0);
    for (int point = stride + 1; point < board.area - stride; point++) {
      int worth = eyes.of(board.neighbourhood(point));
      if (worth != 0) {
        spread(point, worth);
      }
    }
  }

  /** Becomes equal to an evaluation of a board of the same size. */
  void copyFrom(MoveEvaluation that) {
    System.arraycopy(that.shared, 0, shared, 0, shared.length);
  }

  /**
   * Plays a legal stone and takes in what it changes: this point and its neighbours as eyes. In
   * playouts this takes the place of {@link #scan}.
   */
  void play(UndoBoard board, int point, int colour) {
    int above = eyes.of(board.neighbourhood(point - stride));
    int left = eyes.of(board.neighbourhood(point - 1));
    int here = eyes.of(board.neighbourhood(point));
    int right = eyes.of(board.neighbourhood(point + 1));
    int below = eyes.of(board.neighbourhood(point + stride));
    board.play(point, colour);
    respread(point - stride, eyes.of(board.neighbourhood(point - stride)) - above);
    respread(point - 1, eyes.of(board.neighbourhood(point - 1)) - left);
    respread(point, -here);
    respread(point + 1, eyes.of(board.neighbourhood(point + 1)) - right);
    respread(point + stride, eyes.of(board.neighbourhood(point + stride)) - below);
  }

  /** The value of a legal move to this point for this colour. */
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

  private void respread(int point, int change) {
    if (change != 0) {
      spread(point, change);
    }
  }

  private void spread(int point, int worth) {
    shared[point - stride] += worth;
    shared[point - 1] += worth;
    shared[point + 1] += worth;
    shared[point + stride] += worth;
  }
}
