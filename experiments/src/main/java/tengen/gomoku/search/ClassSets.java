package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.LineClass;
import tengen.gomoku.board.Points;

/** The 3,060 unordered sets of four line classes, numbered. */
final class ClassSets {
  static final int COUNT = 3_060;

  private static final int[] NUMBER = new int[1 << 16];
  private static final int[] LINES = new int[COUNT];

  static {
    int next = 0;
    for (int lines = 0; lines < NUMBER.length; lines++) {
      int sorted = sorted(lines);
      if (sorted == lines && (lines & 15) < LineClass.COUNT) {
        NUMBER[lines] = next;
        LINES[next++] = lines;
      }
      NUMBER[lines] = NUMBER[sorted];
    }
  }

  private ClassSets() {}

  /** Four classes, the smallest in the highest digit. */
  private static int sorted(int lines) {
    int[] classes = {lines & 15, (lines >> 4) & 15, (lines >> 8) & 15, (lines >> 12) & 15};
    Arrays.sort(classes);
    return (classes[0] << 12) | (classes[1] << 8) | (classes[2] << 4) | classes[3];
  }

  /** Four line classes in any order to the number of their set. */
  static int of(int lines) {
    return NUMBER[lines];
  }

  /** Back to line classes, not descending. */
  static int lines(int set) {
    return LINES[set];
  }

  /** Sets that a side's points have more often than its opponent's: number and how much more. */
  static List<int[]> net(Board board, int side) {
    int[] counts = new int[COUNT];
    for (int point = 0; point < Points.COUNT; point++) {
      if (board.isEmpty(point)) {
        counts[of(board.lines(side, point))]++;
        counts[of(board.lines(1 - side, point))]--;
      }
    }
    List<int[]> net = new ArrayList<>();
    for (int set = 0; set < COUNT; set++) {
      if (counts[set] != 0) {
        net.add(new int[] {set, counts[set]});
      }
    }
    return net;
  }

  /** The played point's own and opponent's set, then those of the other points near stones. */
  static int[] candidates(Board board, int side, int played) {
    List<Integer> points = new ArrayList<>(List.of(played));
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.near(row); bits != 0; bits &= bits - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(bits));
        if (point != played) {
          points.add(point);
        }
      }
    }
    int[] sets = new int[2 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      sets[2 * i] = of(board.lines(side, points.get(i)));
      sets[2 * i + 1] = of(board.lines(1 - side, points.get(i)));
    }
    return sets;
  }
}
