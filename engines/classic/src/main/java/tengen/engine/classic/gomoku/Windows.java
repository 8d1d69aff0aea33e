package tengen.engine.classic.gomoku;

/**
 * The windows of a board: five points in a row, wholly on the board and free of neutral stones.
 * Neutral stones neither come nor go during a search, so their windows are left out for good.
 */
final class Windows {
  static final int LENGTH = 5;

  /** Windows that hold one point: five in each of four directions. */
  static final int MOST_INSIDE = 20;

  /** Windows that end beside one point: two in each of four directions. */
  static final int MOST_BESIDE = 8;

  /** By window: its first point. */
  final int[] firstPoint;

  /** By window: the step to its next point. */
  final int[] step;

  /** From {@code point * MOST_INSIDE}: the windows that hold a point. */
  final int[] inside;

  /** By point: how many windows hold it. */
  final int[] insideCount;

  /** From {@code point * MOST_BESIDE}: the windows that end beside a point. */
  final int[] beside;

  /** By point: how many windows end beside it. */
  final int[] besideCount;

  private int count;

  /**
   * All windows of a board.
   *
   * @param cells by index of the grid; neutral stones are in place
   */
  Windows(PaddedGrid grid, byte[] cells) {
    int size = grid.size();
    int most = grid.width() * grid.height() * 4;
    firstPoint = new int[most];
    step = new int[most];
    inside = new int[size * MOST_INSIDE];
    insideCount = new int[size];
    beside = new int[size * MOST_BESIDE];
    besideCount = new int[size];
    for (int direction : grid.directions()) {
      for (int point = grid.first(); point < grid.end(); point++) {
        if (isOpen(grid, cells, point, direction)) {
          add(point, direction);
        }
      }
    }
  }

  /** Number of windows. */
  int count() {
    return count;
  }

  private static boolean isOpen(PaddedGrid grid, byte[] cells, int first, int direction) {
    for (int i = 0; i < LENGTH; i++) {
      int point = first + i * direction;
      if (!grid.contains(point) || cells[point] == ScoreBoard.NEUTRAL) {
        return false;
      }
    }
    return true;
  }

  private void add(int first, int direction) {
    firstPoint[count] = first;
    step[count] = direction;
    for (int i = 0; i < LENGTH; i++) {
      int point = first + i * direction;
      inside[point * MOST_INSIDE + insideCount[point]++] = count;
    }
    addBeside(first - direction);
    addBeside(first + LENGTH * direction);
    count++;
  }

  /** The margin is noted as well; no stone is ever put there. */
  private void addBeside(int point) {
    beside[point * MOST_BESIDE + besideCount[point]++] = count;
  }
}
