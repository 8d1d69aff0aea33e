package tengen.proof.verifier;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Stones on a square board, whose points are numbered by rows from a1, and its windows: every five
 * consecutive points in a row, a column or a diagonal. A side has five or more in a row exactly if
 * it holds all points of a window. Confined to one thread.
 *
 * <p>Counts the stones of each window as {@code black + 8 * white}. So 4 is a window where Black
 * can make a five on its only empty point, and 32 such a window of White's.
 */
final class StoneBoard {
  static final int EMPTY = 0;
  static final int BLACK = 1;
  static final int WHITE = 8;

  /** The value of {@link BitSet#nextSetBit} for an empty set. */
  static final int NONE = -1;

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

  private final int size;
  private final int[] colours;
  private final BitSet empty = new BitSet();

  /** The points of each window. */
  private final List<BitSet> windows = new ArrayList<>();

  private final int[][] windowsThrough;
  private final int[] stonesIn;

  /** The windows by stone count, for the counts that are used. */
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

  /**
   * Returns a hash of the position. A collision can lose a win but not make a wrong claim valid.
   */
  long key() {
    return key;
  }

  /** Returns the key after a stone on an empty point. */
  long keyAfter(int point, int colour) {
    return key ^ hashes[colour * colours.length + point];
  }

  /** Places a stone on an empty point. */
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

  /** Returns whether a side can make a five. */
  boolean hasFour(int colour) {
    return !windowsWith[4 * colour].isEmpty();
  }

  /**
   * Returns the empty points of all windows that hold exactly {@code stones} stones of this colour
   * and none of the other.
   */
  BitSet emptyPointsOf(int stones, int colour) {
    BitSet found = new BitSet(colours.length);
    BitSet those = windowsWith[stones * colour];
    for (int window = those.nextSetBit(0); window != NONE; window = those.nextSetBit(window + 1)) {
      found.or(windows.get(window));
    }
    found.and(empty);
    return found;
  }

  /**
   * Returns the points where Black, who has no four, could make a five after a stone on this empty
   * point.
   */
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
   * Returns whether a stone of Black on this empty point and another stone could make two windows
   * of four: two of its windows hold two stones, or some window holds three.
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
