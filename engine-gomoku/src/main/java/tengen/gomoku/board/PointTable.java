package tengen.gomoku.board;

/**
 * From the four line classes at a point to all that the search asks about it, in one number.
 *
 * <pre>
 *   bits 31..22   value of the point for the side that could play there, signed
 *   bits 21..13   defence: what it is worth to take it from that side
 *   bits 12..4    attack: what it is worth to play there
 *   bits 3..0     point class
 * </pre>
 */
final class PointTable {
  private PointTable() {}

  /**
   * By four line classes, four bits each, in any order.
   *
   * @param scores by {@link PatternScores#load}
   * @param fouls whether the side has forbidden points
   */
  static int[] of(int[] scores, boolean fouls) {
    int[] table = new int[PatternScores.CODES];
    for (int lines = 0; lines < table.length; lines++) {
      int smaller = withTwoExchanged(lines);
      table[lines] = smaller < lines ? table[smaller] : scores[lines] | PointClass.of(lines, fouls);
    }
    return table;
  }

  /** The same four classes, two neighbours exchanged that descend; itself if none do. */
  private static int withTwoExchanged(int lines) {
    for (int shift = 0; shift < 12; shift += 4) {
      int right = (lines >> shift) & 15;
      int left = (lines >> (shift + 4)) & 15;
      if (left > right) {
        return lines ^ (((left ^ right) * 0x11) << shift);
      }
    }
    return lines;
  }

  /** An entry without its point class. */
  static int scores(int value, int attack, int defence) {
    return (value << 22) | (defence << 13) | (attack << 4);
  }

  static int pointClass(int entry) {
    return entry & 15;
  }

  static int attack(int entry) {
    return (entry >> 4) & 511;
  }

  static int defence(int entry) {
    return (entry >> 13) & 511;
  }

  static int value(int entry) {
    return entry >> 22;
  }
}
