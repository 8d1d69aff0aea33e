package tengen.engine.classic.nogo;

import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * Move ordering: returns a node's moves in descending order of their evaluation. Search thread
 * only.
 *
 * <p>Selects each move when it is requested instead of sorting all, since most alpha-beta nodes are
 * cut off after a move or two.
 */
@HotPath
final class NogoMovePicker {
  private static final int POINT_BITS = 9;
  private static final int POINT_MASK = (1 << POINT_BITS) - 1;

  /** Binary logarithm of the factor by which an evaluation is scaled before noise is added. */
  static final int SCALE_BITS = 10;

  private final int[] keys;
  private int count;
  private int next;

  NogoMovePicker(UndoBoard board) {
    keys = new int[board.width * board.height];
  }

  /**
   * Lists all legal moves by their values with noise.
   *
   * @param noiseBits number of random bits added to the scaled value; at most 14
   */
  void list(UndoBoard board, MoveEvaluation evaluation, int colour, Xoshiro random, int noiseBits) {
    count = 0;
    next = 0;
    for (int point = board.stride + 1; point < board.area - board.stride; point++) {
      int neighbourhood = board.neighbourhood(point);
      if (Neighbourhood.legal(neighbourhood, colour)) {
        int value = evaluation.value(point, neighbourhood, colour) << SCALE_BITS;
        int noise = (int) (random.nextLong() >>> (Long.SIZE - noiseBits));
        keys[count++] = ((value + noise) << POINT_BITS) | point;
      }
    }
  }

  /** Returns the number of moves of this node. */
  int count() {
    return count;
  }

  /** Returns the best of the remaining moves; there must be one. */
  int next() {
    int[] local = keys;
    int best = next;
    for (int i = next + 1; i < count; i++) {
      if (local[i] > local[best]) {
        best = i;
      }
    }
    int key = local[best];
    local[best] = local[next];
    local[next++] = key;
    return key & POINT_MASK;
  }
}
