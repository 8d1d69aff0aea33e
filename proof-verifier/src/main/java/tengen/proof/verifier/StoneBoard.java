package tengen.proof.verifier;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Stones on a square board, whose points are numbered row by row from a1, and its windows: every
 * five points one after another in a row, a column or a diagonal. Who holds all points of a window
 * has five or more in a row, and the other way round. Confined to one thread.
 *
 * <p>Of each window it counts the stones: {@code black + 8 * white}. So 4 is a window that Black
 * makes a five by its one empty point, and 32 one of White's.
 */
final class StoneBoard {
  static final int EMPTY = 0;
  static final int BLACK = 1;
  static final int WHITE = 8;

  /** What {@link BitSet#nextSetBit} says of an empty set. */
  static final int NONE = -1;

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

  private final int size;
  private final int[] colours;
  private final List<int[]> windows = new ArrayList<>();
  private final int[][] windowsThrough;
  private final int[] stonesIn;

  /** How many windows hold which stones. */
  private final int[] windowsWith = new int[5 * WHITE + 1];

  private final long[] hashes;
  private long key;

  StoneBoard(int size) {
    this.size = size;
    colours = new int[size * size];
    windowsThrough = new int[size * size][0];
    for (int point = 0; point < colours.length; point++) {
      for (int[] step : DIRECTIONS) {
        addWindow(point, step[0], step[1]);
      }
    }
    stonesIn = new int[windows.size()];
    windowsWith[0] = stonesIn.length;
    hashes = new SplittableRandom(size).longs((WHITE + 1L) * colours.length).toArray();
  }

  private void addWindow(int point, int dx, int dy) {
    int lastX = point % size + 4 * dx;
    int lastY = point / size + 4 * dy;
    if (lastX < 0 || lastX >= size || lastY >= size) {
      return;
    }
    int[] window = new int[5];
    for (int i = 0; i < 5; i++) {
      window[i] = point + i * (dy * size + dx);
      int[] through = windowsThrough[window[i]];
      windowsThrough[window[i]] = Arrays.copyOf(through, through.length + 1);
      windowsThrough[window[i]][through.length] = windows.size();
    }
    windows.add(window);
  }

  int size() {
    return size;
  }

  int points() {
    return colours.length;
  }

  boolean isEmpty(int point) {
    return colours[point] == EMPTY;
  }

  int[] colours() {
    return colours.clone();
  }

  /** Tells positions apart, all but surely: nothing that is claimed rests on it. */
  long key() {
    return key;
  }

  /** On an empty point. */
  void place(int point, int colour) {
    colours[point] = colour;
    count(point, colour, colour);
  }

  void remove(int point) {
    int colour = colours[point];
    colours[point] = EMPTY;
    count(point, colour, -colour);
  }

  private void count(int point, int colour, int change) {
    for (int window : windowsThrough[point]) {
      windowsWith[stonesIn[window]]--;
      stonesIn[window] += change;
      windowsWith[stonesIn[window]]++;
    }
    key ^= hashes[colour * colours.length + point];
  }

  boolean hasFive(int colour) {
    return windowsWith[5 * colour] > 0;
  }

  /** Whether that side, were it to move, makes a five. */
  boolean hasFour(int colour) {
    return windowsWith[4 * colour] > 0;
  }

  /** The empty points of all windows that hold so many stones of this colour and no others. */
  BitSet emptyPointsOf(int stones, int colour) {
    BitSet found = new BitSet(colours.length);
    int left = windowsWith[stones * colour];
    for (int window = 0; left > 0; window++) {
      if (stonesIn[window] == stones * colour) {
        left--;
        addEmpty(window, found);
      }
    }
    return found;
  }

  /** Where Black, who has no four, would make a five after a stone on this empty point. */
  BitSet fivePointsAfter(int stone) {
    BitSet found = new BitSet(colours.length);
    for (int window : windowsThrough[stone]) {
      if (stonesIn[window] == 3 * BLACK) {
        addEmpty(window, found);
      }
    }
    found.clear(stone);
    return found;
  }

  /** Whether those are two or more. */
  boolean makesTwoFivePoints(int stone) {
    int first = NONE;
    for (int window : windowsThrough[stone]) {
      if (stonesIn[window] == 3 * BLACK) {
        int other = emptyBeside(stone, window);
        if (first != NONE && first != other) {
          return true;
        }
        first = other;
      }
    }
    return false;
  }

  private int emptyBeside(int stone, int window) {
    for (int point : windows.get(window)) {
      if (colours[point] == EMPTY && point != stone) {
        return point;
      }
    }
    throw new IllegalStateException("no window of three stones");
  }

  /**
   * Whether a stone of Black's on this empty point can have a part in two windows of four, if he
   * plays one stone more: he has two stones in two of its windows, or three in some window.
   */
  boolean mayMakeThree(int point) {
    int left = windowsWith[3 * BLACK] > 0 ? 1 : 2;
    for (int window : windowsThrough[point]) {
      if (stonesIn[window] == 2 * BLACK && --left == 0) {
        return true;
      }
    }
    return false;
  }

  private void addEmpty(int window, BitSet found) {
    for (int point : windows.get(window)) {
      if (colours[point] == EMPTY) {
        found.set(point);
      }
    }
  }
}
