package tengen.nogo.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.nogo.board.NogoBoard;

/**
 * Pattern features of a position for one side: four patterns around each empty point. A pattern is
 * a number of 20 bits: its kind, who may play on the point, and 16 bits for its surroundings.
 *
 * <pre>
 * ring       the eight points around, two bits each
 * cross      two points in each of four directions, two bits each
 * sides      the four orthogonal neighbours, four bits each
 * corners    the four diagonal neighbours, four bits each
 * </pre>
 *
 * The points are ordered clockwise, from the top or top right. Two bits encode own stone, enemy
 * stone, empty or edge; two more encode who may play on an empty point: both sides, the enemy, this
 * side, or neither.
 */
@HotPath
final class Features {
  static final int KINDS = 4;

  /** Difference between the numbers of two kinds. */
  static final int KIND_STEP = 1 << 18;

  private static final int SIDES_KIND = 2 * KIND_STEP;
  private static final int CORNERS_KIND = 3 * KIND_STEP;
  private static final int EMPTY = 2;
  private static final int EDGE = 3;

  /** Codes of empty points, by colour and by who may play there ({@link NogoBoard#open}). */
  private static final byte[][] EMPTIES = {
    {14, 10, 6, 2},
    {14, 6, 10, 2}
  };

  private final int stride;
  private final byte[] codes;

  /** Creates features for boards of this size. */
  Features(NogoBoard board) {
    stride = board.stride();
    codes = new byte[board.area()];
    Arrays.fill(codes, (byte) EDGE);
  }

  /** Reads a board; later moves on it are not seen. */
  void extract(NogoBoard board, int colour) {
    byte[] empties = EMPTIES[colour];
    for (int y = 0; y < board.height(); y++) {
      int first = board.point(0, y);
      for (int point = first; point < first + board.width(); point++) {
        int content = board.seen(point, colour);
        codes[point] = content == EMPTY ? empties[board.open(point)] : (byte) content;
      }
    }
  }

  boolean isEmpty(int point) {
    return (codes[point] & 3) == EMPTY;
  }

  int ring(int point) {
    return centre(point)
        | content(point - stride)
        | (content(point - stride + 1) << 2)
        | (content(point + 1) << 4)
        | (content(point + stride + 1) << 6)
        | (content(point + stride) << 8)
        | (content(point + stride - 1) << 10)
        | (content(point - 1) << 12)
        | (content(point - stride - 1) << 14);
  }

  int cross(int point) {
    return KIND_STEP
        | centre(point)
        | ray(point, -stride)
        | (ray(point, 1) << 4)
        | (ray(point, stride) << 8)
        | (ray(point, -1) << 12);
  }

  int sides(int point) {
    return SIDES_KIND
        | centre(point)
        | codes[point - stride]
        | (codes[point + 1] << 4)
        | (codes[point + stride] << 8)
        | (codes[point - 1] << 12);
  }

  int corners(int point) {
    return CORNERS_KIND
        | centre(point)
        | codes[point - stride + 1]
        | (codes[point + stride + 1] << 4)
        | (codes[point + stride - 1] << 8)
        | (codes[point - stride - 1] << 12);
  }

  private int centre(int point) {
    return (codes[point] >> 2) << 16;
  }

  /**
   * Returns two bits each for the next two points in a direction; points beyond the edge count as
   * edge.
   */
  private int ray(int point, int step) {
    int next = content(point + step);
    int beyond = next == EDGE ? EDGE : content(point + 2 * step);
    return next | (beyond << 2);
  }

  private int content(int point) {
    return codes[point] & 3;
  }
}
