package tengen.cgt.partizan;

import java.util.Arrays;
import tengen.cgt.NotationException;
import tengen.cgt.Player;

/**
 * The values of all columns of "Advance or Eat" up to eight cells, in fixed point. A column is a
 * number between -8 and 8 in steps of 1/128, so this is exact. Left's options are all below
 * Right's, and the simplest number between them is found by halving the step. Editorial of AtCoder
 * Beginner Contest 229, problem H.
 */
public final class AdvanceOrEatColumns {
  public static final int MAX_CELLS = 8;

  /** Number of fraction bits of a value: 128 is the number 1. */
  public static final int FRACTION_BITS = 7;

  private static final int ONE = 1 << FRACTION_BITS;
  private static final int UNKNOWN = Integer.MIN_VALUE;
  private static final int NO_OPTION = 64 * ONE;

  private final int length;
  private final int[] powers;
  private final int[] values;

  /** Computes all columns of {@code length} cells, 1 to 8. */
  public AdvanceOrEatColumns(int length) {
    if (length < 1 || length > MAX_CELLS) {
      throw new IllegalArgumentException(
          "a column has 1 to " + MAX_CELLS + " cells, got " + length);
    }
    this.length = length;
    powers = new int[length + 1];
    powers[0] = 1;
    for (int cell = 0; cell < length; cell++) {
      powers[cell + 1] = 3 * powers[cell];
    }
    values = new int[powers[length]];
    Arrays.fill(values, UNKNOWN);
    for (int column = 0; column < values.length; column++) {
      value(column);
    }
  }

  /** Returns the value, times 128, of a column from top to bottom. */
  public int scaledValue(String column) {
    if (column.length() != length || !column.matches("[.WB]*")) {
      throw new NotationException(
          "column " + column + " must have " + length + " cells of ., W and B");
    }
    int code = 0;
    for (int cell = 0; cell < length; cell++) {
      code += ".WB".indexOf(column.charAt(cell)) * powers[cell];
    }
    return values[code];
  }

  /** Returns the winner of a board when Takahashi, Left, starts. Left needs a positive sum. */
  public Player winnerWhenLeftStarts(CellGrid board) {
    int sum = board.columns().mapToInt(column -> scaledValue(column.cells())).sum();
    return sum > 0 ? Player.LEFT : Player.RIGHT;
  }

  /**
   * Returns the scaled value of a column. Cell i, from the top, is digit i to base 3: 0 empty, 1
   * white, 2 black.
   */
  private int value(int column) {
    if (values[column] == UNKNOWN) {
      int left = -NO_OPTION;
      int right = NO_OPTION;
      for (int cell = 0; cell < length; cell++) {
        int piece = digit(column, cell);
        if (piece == 0) {
          continue;
        }
        int eaten = value(column - piece * powers[cell]);
        boolean advances = cell > 0 && digit(column, cell - 1) == 0;
        int above = cell == 0 ? 0 : powers[cell - 1] - powers[cell];
        int advanced = advances ? value(column + piece * above) : 0;
        if (piece == 1) {
          right = Math.min(right, eaten);
          left = advances ? Math.max(left, advanced) : left;
        } else {
          left = Math.max(left, eaten);
          right = advances ? Math.min(right, advanced) : right;
        }
      }
      values[column] = simplestBetween(left, right);
    }
    return values[column];
  }

  private int digit(int column, int cell) {
    return column / powers[cell] % 3;
  }

  private static int simplestBetween(int above, int below) {
    if (above < 0) {
      return below > 0 ? 0 : -simplestBetween(-below, -above);
    }
    int step = ONE;
    while ((above / step + 1) * step >= below) {
      step /= 2;
    }
    return (above / step + 1) * step;
  }
}
