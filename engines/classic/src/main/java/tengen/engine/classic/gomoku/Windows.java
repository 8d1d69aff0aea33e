package tengen.engine.classic.gomoku;

/**
 * The windows of a board: five points in a row without neutral stones. Neutral stones do not change
 * during a search, so their windows are omitted.
 */
final class Windows {
  static final int LENGTH = 5;

  /** Maximum number of windows that contain a point: five in each of four directions. */
  static final int MAX_INSIDE = 20;

  /** Maximum number of windows that end beside a point: two in each of four directions. */
  static final int MAX_BESIDE = 8;

  /** First point of each window. */
  final int[] firstPoint;

  /** Step from a point of each window to its next. */
  final int[] step;

  /** Windows that contain a point, from index {@code point * MAX_INSIDE}. */
  final int[] inside;

  /** Number of windows that contain each point. */
  final int[] insideCount;

  /** Windows that end beside a point, from index {@code point * MAX_BESIDE}. */
  final int[] beside;

  /** Number of windows that end beside each point. */
  final int[] besideCount;

  private int count;

  /**
   * Lists all windows of a board.
   *
   * @param cells cells by grid index with neutral stones in place
   */
  Windows(PaddedGrid grid, byte[] cells) {
    int size = grid.size();
    int maxWindows = grid.width() * grid.height() * 4;
    firstPoint = new int[maxWindows];
    step = new int[maxWindows];
    inside = new int[size * MAX_INSIDE];
    insideCount = new int[size];
    beside = new int[size * MAX_BESIDE];
    besideCount = new int[size];
    for (int direction : grid.directions()) {
      for (int point = grid.first(); point < grid.end(); point++) {
        if (isOpen(grid, cells, point, direction)) {
          add(point, direction);
        }
      }
    }
  }

  /** Returns the number of windows. */
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
      inside[point * MAX_INSIDE + insideCount[point]++] = count;
    }
    addBeside(first - direction);
    addBeside(first + LENGTH * direction);
    count++;
  }

  /**
   * Adds the window to a point beside it, which may lie in the margin, where no stone is ever put.
   */
  private void addBeside(int point) {
    beside[point * MAX_BESIDE + besideCount[point]++] = count;
  }
}
