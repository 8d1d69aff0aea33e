package tengen.engine.classic.gomoku;

import tengen.common.gomoku.WinRule;

/**
 * Values of a window of five points for one colour: its {@link WindowScores}, or 0 if it contains
 * an opponent's or neutral stone.
 *
 * <p>The original supports freestyle only. Under other rules a window is also worth 0 if filling it
 * would not win: next to an own stone if only exactly five wins, and between two opponent's stones
 * if these block a five. A full window is therefore a win under every rule.
 *
 * <p>A window's state is one number:
 *
 * <pre>
 * bits 0-2  black stones in it, 0..5
 * bits 3-5  white stones in it, 0..5
 * bits 6-7  black stones next to its two ends, 0..2
 * bits 8-9  white stones next to its two ends, 0..2
 * </pre>
 */
final class WindowValues {
  static final int STATES = 1 << 10;

  private WindowValues() {}

  /** Returns the change of a window's state by a stone in it. */
  static int inside(int colour) {
    return colour == ScoreBoard.BLACK ? 1 : 1 << 3;
  }

  /** Returns the change of a window's state by a stone next to one of its ends. */
  static int beside(int colour) {
    return colour == ScoreBoard.BLACK ? 1 << 6 : 1 << 8;
  }

  /** Returns the values for one colour by state. */
  static int[] of(WindowScores scores, WinRule rule, int colour) {
    int[] values = new int[STATES];
    for (int state = 0; state < STATES; state++) {
      values[state] = value(scores, rule, colour, state);
    }
    return values;
  }

  private static int value(WindowScores scores, WinRule rule, int colour, int state) {
    boolean black = colour == ScoreBoard.BLACK;
    int blackIn = state & 7;
    int whiteIn = state >> 3 & 7;
    int blackBeside = state >> 6 & 3;
    int whiteBeside = state >> 8 & 3;
    int own = black ? blackIn : whiteIn;
    int opposing = black ? whiteIn : blackIn;
    boolean tooLong =
        rule.isExact(ScoreBoard.side(colour)) && (black ? blackBeside : whiteBeside) > 0;
    boolean closed = rule.isClosable() && (black ? whiteBeside : blackBeside) == 2;
    return opposing > 0 || own > Windows.LENGTH || tooLong || closed ? 0 : scores.of(own);
  }
}
