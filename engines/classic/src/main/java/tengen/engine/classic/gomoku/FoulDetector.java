package tengen.engine.classic.gomoku;

import tengen.common.HotPath;

/**
 * Renju's forbidden moves of Black on the cells of a {@link ScoreBoard}: overline, double four and
 * double three, unless the move makes exactly five. Threes are judged recursively: the straight
 * four that would follow must be allowed itself.
 *
 * <p>From the International Rules of Renju, Renju International Federation, section 9. Search
 * thread only.
 */
@HotPath
final class FoulDetector {
  private final byte[] cells;
  private final int row;
  private final int column;
  private final int falling;
  private final int rising;

  FoulDetector(ScoreBoard board) {
    cells = board.cells();
    int[] directions = board.grid.directions();
    row = directions[0];
    column = directions[1];
    falling = directions[2];
    rising = directions[3];
  }

  /** Returns true if Black may not play on this empty point. */
  boolean isFoul(int point) {
    cells[point] = ScoreBoard.BLACK;
    boolean foul = isFoulStone(point);
    cells[point] = ScoreBoard.EMPTY;
    return foul;
  }

  private boolean isFoulStone(int stone) {
    int inRow = run(stone, row);
    int inColumn = run(stone, column);
    int inFalling = run(stone, falling);
    int inRising = run(stone, rising);
    if (inRow == 5 || inColumn == 5 || inFalling == 5 || inRising == 5) {
      return false;
    }
    if (inRow > 5 || inColumn > 5 || inFalling > 5 || inRising > 5) {
      return true;
    }
    int fours = fours(stone, row) + fours(stone, column);
    fours += fours(stone, falling) + fours(stone, rising);
    return fours >= 2 || hasTwoThrees(stone);
  }

  private boolean hasTwoThrees(int stone) {
    int threes = isThree(stone, row) ? 1 : 0;
    threes += isThree(stone, column) ? 1 : 0;
    if (threes < 2) {
      threes += isThree(stone, falling) ? 1 : 0;
    }
    // The third line alone can be the second three only after a first one.
    return threes >= 2 || (threes == 1 && isThree(stone, rising));
  }

  private int run(int stone, int step) {
    return (edge(stone, step) - edge(stone, -step)) / step - 1;
  }

  /** Returns the first point after a black stone in a direction that is not black. */
  private int edge(int stone, int step) {
    int point = stone + step;
    while (cells[point] == ScoreBoard.BLACK) {
      point += step;
    }
    return point;
  }

  /**
   * Returns the number of fours in a line: points next to the run that make five. A straight four
   * counts once.
   */
  private int fours(int stone, int step) {
    int after = edge(stone, step);
    int before = edge(stone, -step);
    int length = (after - before) / step - 1;
    int fives = extended(after, step, length) == 5 ? 1 : 0;
    fives += extended(before, -step, length) == 5 ? 1 : 0;
    return length == 4 ? Math.min(fives, 1) : fives;
  }

  /**
   * Returns the length of a run after a stone on its edge point, or 0 if that point is occupied.
   */
  private int extended(int edge, int step, int length) {
    if (cells[edge] != ScoreBoard.EMPTY) {
      return 0;
    }
    return length + 1 + (edge(edge, step) - edge) / step - 1;
  }

  private boolean isStraightFour(int stone, int step) {
    int after = edge(stone, step);
    int before = edge(stone, -step);
    return (after - before) / step - 1 == 4
        && extended(after, step, 4) == 5
        && extended(before, -step, 4) == 5;
  }

  private boolean isThree(int stone, int step) {
    int after = edge(stone, step);
    int before = edge(stone, -step);
    int length = (after - before) / step - 1;
    return (extended(after, step, length) == 4 && makesStraightFour(after, step))
        || (extended(before, -step, length) == 4 && makesStraightFour(before, step));
  }

  /** Returns true if Black may play here and then has a straight four in this direction. */
  private boolean makesStraightFour(int point, int step) {
    cells[point] = ScoreBoard.BLACK;
    boolean made = isStraightFour(point, step) && !makesFive(point) && !isFoulStone(point);
    cells[point] = ScoreBoard.EMPTY;
    return made;
  }

  private boolean makesFive(int stone) {
    return run(stone, row) == 5
        || run(stone, column) == 5
        || run(stone, falling) == 5
        || run(stone, rising) == 5;
  }
}
