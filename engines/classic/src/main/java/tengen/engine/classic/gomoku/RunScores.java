package tengen.engine.classic.gomoku;

import java.util.stream.IntStream;

/**
 * Scores of the first of the programs that "A simple Gomoku bot" tells of: a point at which a five
 * can be made is worth, on each of its four lines, ten times as much for each stone that follows it
 * there on either side; others are skipped. Lines are counted whether they have room for a five or
 * not, which the text names as its fault. The text has no code of it.
 */
final class RunScores {
  private static final int[] BY_STONES = {1, 10, 100, 1_000, 10_000};

  private final byte[] cells;
  private final int[] directions;

  RunScores(ScoreBoard board) {
    cells = board.cells();
    directions = board.grid.directions();
  }

  /** Attack plus defence at an empty point. */
  int value(int point) {
    return value(point, ScoreBoard.BLACK) + value(point, ScoreBoard.WHITE);
  }

  private int value(int point, int colour) {
    boolean hasRoom =
        IntStream.of(directions).anyMatch(step -> room(point, step, colour) >= Windows.LENGTH);
    return hasRoom
        ? IntStream.of(directions).map(step -> BY_STONES[stones(point, step, colour)]).sum()
        : 0;
  }

  /** Points in a row with this one that no stone of the opponent interrupts. */
  private int room(int point, int step, int colour) {
    return 1 + reach(point, step, colour, true) + reach(point, -step, colour, true);
  }

  private int stones(int point, int step, int colour) {
    int stones = reach(point, step, colour, false) + reach(point, -step, colour, false);
    return Math.min(stones, BY_STONES.length - 1);
  }

  private int reach(int point, int step, int colour, boolean throughEmpty) {
    int reach = 0;
    for (int next = point + step;
        cells[next] == colour || (throughEmpty && cells[next] == ScoreBoard.EMPTY);
        next += step) {
      reach++;
    }
    return reach;
  }
}
