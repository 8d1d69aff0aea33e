package tengen.gomoku.board;

/**
 * A lookup table from the four line classes at a point to everything that the search needs about
 * it, packed into one {@code int}.
 *
 * <pre>
 * bits 31..22   value of the point for the side that could play there, signed
 * bits 21..13   defence: score of taking it from that side
 * bits 12..4    attack: score of playing there
 * bits 3..0     point class
 * </pre>
 */
final class PointTable {
  private PointTable() {}

  /**
   * Returns the table, indexed by four line classes of four bits each in any order.
   *
   * @param scores the result of {@link PatternScores#load}
   * @param fouls true if the side has forbidden points
   */
  static int[] of(int[] scores, boolean fouls) {
    int[] table = new int[PatternScores.CODES];
    for (int lines = 0; lines < table.length; lines++) {
      int smaller = withTwoExchanged(lines);
      table[lines] = smaller < lines ? table[smaller] : scores[lines] | PointClass.of(lines, fouls);
    }
    return table;
  }

  /**
   * Returns the classes with one unsorted pair of neighbours exchanged, or unchanged if they are
   * sorted.
   */
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

  /** Packs an entry without its point class. */
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
