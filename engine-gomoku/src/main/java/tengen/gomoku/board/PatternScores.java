package tengen.gomoku.board;

import tengen.common.gomoku.WinRule;

/**
 * What four line classes at a point are worth: three numbers for each of the 3,060 unordered sets
 * of four, from a resource whose head tells where they come from.
 *
 * <ul>
 *   <li>value: added to the evaluation of the side that could play there, −512 to 511
 *   <li>attack: for playing there where one's own classes are these, 0 to 511
 *   <li>defence: for playing there where the opponent's classes are these, 0 to 511
 * </ul>
 */
final class PatternScores {
  /** Numbers of four line classes, four bits each. */
  static final int CODES = 1 << 16;

  private static final int HEXADECIMAL = 16;
  private static final int DECIMAL = 10;

  private PatternScores() {}

  /**
   * Those that come with the engine for a colour's lines under a rule, as {@link PointTable} packs
   * them: by four line classes, not descending; 0 elsewhere.
   */
  static int[] load(WinRule rule, int colour) {
    int[] scores = new int[CODES];
    NumberRows rows = LearntRows.of(LearntRows.PATTERNS, rule, colour);
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
