package tengen.engine.classic.gomoku;

import java.util.stream.IntStream;

/**
 * Scores of the first program described in "A simple Gomoku bot". A point where a five is possible
 * scores, on each of its four lines, a power of ten by the number of adjoining stones on both
 * sides; other points score 0. Lines without room for a five count too, which the text names as its
 * fault. The text contains no code for it.
 */
final class RunScores {
  private static final int[] BY_STONES = {1, 10, 100, 1_000, 10_000};

  private final byte[] cells;
  private final int[] directions;

  RunScores(ScoreBoard board) {
    cells = board.cells();
    directions = board.grid.directions();
  }

  /** Returns attack plus defence of an empty point. */
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

  /** Returns the number of consecutive points around this one without a stone of the opponent. */
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
