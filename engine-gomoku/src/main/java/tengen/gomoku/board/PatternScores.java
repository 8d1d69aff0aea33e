package tengen.gomoku.board;

import tengen.common.gomoku.WinRule;

/**
 * The trained scores of four line classes at a point: three numbers for each of the 3,060 multisets
 * of four classes, from a resource whose header names their origin.
 *
 * <ul>
 *   <li>value: added to the evaluation of the side that could play there, −512 to 511
 *   <li>attack: score of playing there with one's own classes, 0 to 511
 *   <li>defence: score of playing there against the opponent's classes, 0 to 511
 * </ul>
 */
final class PatternScores {
  /** Number of combinations of four line classes with four bits each. */
  static final int CODES = 1 << 16;

  private static final int HEXADECIMAL = 16;
  private static final int DECIMAL = 10;

  private PatternScores() {}

  /**
   * Loads the scores shipped with the engine for a colour's lines under a rule, packed as in {@link
   * PointTable}. Only indexes whose classes are sorted hold a score; all others are 0.
   */
  static int[] load(WinRule rule, int colour) {
    int[] scores = new int[CODES];
    IntegerReader rows = TrainedParameters.of(TrainedParameters.PATTERNS, rule, colour);
    while (rows.hasNext()) {
      int set = rows.next(HEXADECIMAL);
      int value = rows.next(DECIMAL);
      int attack = rows.next(DECIMAL);
      int defence = rows.next(DECIMAL);
      scores[set] = PointTable.scores(value, attack, defence);
    }
    return scores;
  }
}
