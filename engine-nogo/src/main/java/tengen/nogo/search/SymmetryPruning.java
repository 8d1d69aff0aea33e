package tengen.nogo.search;

import java.util.ArrayList;
import java.util.List;
import tengen.nogo.board.NogoBoard;

/**
 * Symmetry pruning: of moves that a symmetry of the position exchanges, only one is searched. A
 * rotation or reflection is a map of the board's points.
 */
final class SymmetryPruning {
  private final List<int[]> maps = new ArrayList<>();

  /**
   * Creates the symmetries of boards of this size without the identity: seven for a square, three
   * for other rectangles.
   */
  SymmetryPruning(NogoBoard board) {
    for (int mirrors = 0; mirrors < 8; mirrors++) {
      boolean turned = mirrors >= 4;
      if (mirrors != 0 && (!turned || board.width() == board.height())) {
        maps.add(map(board, (mirrors & 1) != 0, (mirrors & 2) != 0, turned));
      }
    }
  }

  private static int[] map(NogoBoard board, boolean mirrorX, boolean mirrorY, boolean turned) {
    int[] map = new int[board.area()];
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        int toX = mirrorX ? board.width() - 1 - x : x;
        int toY = mirrorY ? board.height() - 1 - y : y;
        map[board.point(x, y)] = turned ? board.point(toY, toX) : board.point(toX, toY);
      }
    }
    return map;
  }

  /**
   * Keeps one of each set of points that a symmetry of the position exchanges.
   *
   * @param points points, of which the first {@code count} are examined; the kept ones are moved to
   *     the front
   * @return number of kept points
   */
  int unique(NogoBoard position, short[] points, int count) {
    int kept = count;
    for (int[] map : maps) {
      if (preserves(position, map)) {
        kept = least(map, points, kept);
      }
    }
    return kept;
  }

  /** Keeps the points that a map takes to no lower one; the lowest of a set is always kept. */
  private static int least(int[] map, short[] points, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      short point = points[i];
      if (map[point] >= point) {
        points[i] = points[kept];
        points[kept++] = point;
      }
    }
    return kept;
  }

  private static boolean preserves(NogoBoard position, int[] map) {
    for (int point = 0; point < map.length; point++) {
      if (position.hasStone(point, NogoBoard.BLACK)
              != position.hasStone(map[point], NogoBoard.BLACK)
          || position.hasStone(point, NogoBoard.WHITE)
              != position.hasStone(map[point], NogoBoard.WHITE)) {
        return false;
      }
    }
    return true;
  }
}
