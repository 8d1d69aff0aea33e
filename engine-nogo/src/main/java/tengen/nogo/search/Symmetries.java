package tengen.nogo.search;

import java.util.ArrayList;
import java.util.List;
import tengen.nogo.board.Board;

/**
 * The turns and reflections of a board, as maps of its points: so that of several first moves that
 * are one but for the board's orientation, one is searched.
 */
final class Symmetries {
  private final Board board;
  private final List<int[]> maps = new ArrayList<>();

  /** Those of all boards of this one's size: seven beside the identity, three for a rectangle. */
  Symmetries(Board board) {
    this.board = board;
    for (int mirrors = 0; mirrors < 8; mirrors++) {
      boolean turned = mirrors >= 4;
      if (mirrors != 0 && (!turned || board.width() == board.height())) {
        maps.add(map((mirrors & 1) != 0, (mirrors & 2) != 0, turned));
      }
    }
  }

  private int[] map(boolean mirrorX, boolean mirrorY, boolean turned) {
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
   * @param points of which the first {@code count} are looked at, and the kept ones moved to front
   * @return how many are kept
   */
  int unique(Board position, short[] points, int count) {
    List<int[]> same = maps.stream().filter(map -> keeps(position, map)).toList();
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int point = points[i];
      if (same.stream().noneMatch(map -> map[point] < point)) {
        points[kept++] = (short) point;
      }
    }
    return kept;
  }

  private static boolean keeps(Board position, int[] map) {
    for (int y = 0; y < position.height(); y++) {
      for (int x = 0; x < position.width(); x++) {
        int point = position.point(x, y);
        for (int colour = Board.BLACK; colour <= Board.WHITE; colour++) {
          if (position.hasStone(point, colour) != position.hasStone(map[point], colour)) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
