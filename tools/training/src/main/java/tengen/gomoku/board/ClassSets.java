package tengen.gomoku.board;

import java.util.Arrays;

/** Numbering of the 3,060 unordered sets of four line classes. */
public final class ClassSets {
  /** Number of sets. */
  public static final int COUNT = 3_060;

  private static final int[] NUMBER = new int[1 << 16];
  private static final int[] LINES = new int[COUNT];

  static {
    int next = 0;
    for (int lines = 0; lines < NUMBER.length; lines++) {
      int sorted = sorted(lines);
      if (sorted == lines && (lines & 15) < LineClass.COUNT) {
        NUMBER[lines] = next;
        LINES[next++] = lines;
      }
      NUMBER[lines] = NUMBER[sorted];
    }
  }

  private ClassSets() {}

  /** Sorts four classes, with the smallest in the highest digit. */
  private static int sorted(int lines) {
    int[] classes = {lines & 15, (lines >> 4) & 15, (lines >> 8) & 15, (lines >> 12) & 15};
    Arrays.sort(classes);
    return (classes[0] << 12) | (classes[1] << 8) | (classes[2] << 4) | classes[3];
  }

  /** Returns the number of the set of four line classes in any order. */
  public static int of(int lines) {
    return NUMBER[lines];
  }

  /** Returns the line classes of a set in ascending order. */
  public static int lines(int set) {
    return LINES[set];
  }
}
