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
  private static final int CODES = 1 << 16;

  private PointTable() {}

  /**
   * By four line classes, four bits each.
   *
   * @param fouls whether the side has forbidden points
   */
  static int[] of(PatternScores scores, boolean fouls) {
    int[] table = new int[CODES];
    for (int lines = 0; lines < CODES; lines++) {
      table[lines] =
          (scores.value[lines] << 22)
              | (scores.defence[lines] << 13)
              | (scores.attack[lines] << 4)
              | PointClass.of(lines, fouls);
    }
    return table;
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
