package tengen.proof.verifier;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

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
  private final BitSet empty = new BitSet();

  /** The points of each. */
  private final List<BitSet> windows = new ArrayList<>();

  private final int[][] windowsThrough;
  private final int[] stonesIn;

  /** The windows by what they hold, where that is asked for. */
  private final BitSet[] windowsWith = new BitSet[5 * WHITE + 1];

  private final long[] hashes;
  private long key;

  StoneBoard(int size) {
    this.size = size;
    colours = new int[size * size];
    empty.set(0, colours.length);
    for (int point = 0; point < colours.length; point++) {
      for (int[] step : DIRECTIONS) {
        addWindow(point, step[0], step[1]);
      }
    }
    stonesIn = new int[windows.size()];
    for (int stones : new int[] {2, 3, 4, 5, 3 * WHITE, 4 * WHITE, 5 * WHITE}) {
      windowsWith[stones] = new BitSet();
    }
    windowsThrough = new int[colours.length][];
    Arrays.setAll(
        windowsThrough,
        point ->
            IntStream.range(0, windows.size()).filter(w -> windows.get(w).get(point)).toArray());
    hashes = new SplittableRandom(size).longs((WHITE + 1L) * colours.length).toArray();
  }

  private void addWindow(int point, int dx, int dy) {
    int lastX = point % size + 4 * dx;
    if (lastX >= 0 && lastX < size && point / size + 4 * dy < size) {
      BitSet window = new BitSet();
      IntStream.range(0, 5).forEach(i -> window.set(point + i * (dy * size + dx)));
      windows.add(window);
    }
  }

  int size() {
    return size;
  }

  int points() {
    return colours.length;
  }

  boolean isEmpty(int point) {
    return empty.get(point);
  }

  int[] colours() {
    return colours.clone();
  }

  /** Tells positions apart, all but surely: nothing that is claimed rests on it. */
  long key() {
    return key;
  }

  /** With a stone on an empty point. */
  long keyAfter(int point, int colour) {
    return key ^ hashes[colour * colours.length + point];
  }

  /** On an empty point. */
  void place(int point, int colour) {
    colours[point] = colour;
    empty.clear(point);
    count(point, colour, colour);
  }

  void remove(int point) {
    count(point, colours[point], -colours[point]);
    colours[point] = EMPTY;
    empty.set(point);
  }

  private void count(int point, int colour, int change) {
    for (int window : windowsThrough[point]) {
      flip(window);
      stonesIn[window] += change;
      flip(window);
    }
    key ^= hashes[colour * colours.length + point];
  }

  private void flip(int window) {
    BitSet those = windowsWith[stonesIn[window]];
    if (those != null) {
      those.flip(window);
    }
  }

  boolean hasFive(int colour) {
    return !windowsWith[5 * colour].isEmpty();
  }

  /** Whether that side, were it to move, makes a five. */
  boolean hasFour(int colour) {
    return !windowsWith[4 * colour].isEmpty();
  }

  /** The empty points of all windows that hold so many stones of this colour and no others. */
  BitSet emptyPointsOf(int stones, int colour) {
    BitSet found = new BitSet(colours.length);
    BitSet those = windowsWith[stones * colour];
    for (int window = those.nextSetBit(0); window != NONE; window = those.nextSetBit(window + 1)) {
      found.or(windows.get(window));
    }
    found.and(empty);
    return found;
  }

  /** Where Black, who has no four, would make a five after a stone on this empty point. */
  BitSet fivePointsAfter(int stone) {
    BitSet found = new BitSet(colours.length);
    for (int window : windowsThrough[stone]) {
      if (stonesIn[window] == 3 * BLACK) {
        found.or(windows.get(window));
      }
    }
    found.and(empty);
    found.clear(stone);
    return found;
  }

  /**
   * Whether a stone of Black's on this empty point can have a part in two windows of four, if he
   * plays one stone more: he has two stones in two of its windows, or three in some window.
   */
  boolean mayMakeThree(int point) {
    int left = windowsWith[3 * BLACK].isEmpty() ? 2 : 1;
    for (int window : windowsThrough[point]) {
      if (stonesIn[window] == 2 * BLACK && --left == 0) {
        return true;
      }
    }
    return false;
  }
}
