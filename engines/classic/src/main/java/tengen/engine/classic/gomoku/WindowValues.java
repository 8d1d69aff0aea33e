package tengen.engine.classic.gomoku;

import tengen.common.gomoku.WinRule;

/**
 * What a window of five points is worth to one colour: its {@link WindowScores}, nothing once an
 * opponent's or neutral stone is in it.
 *
 * <p>The original knows freestyle only. Elsewhere a window is worth nothing, too, if filling it
 * would not win: next to an own stone where only exactly five wins, and between two opponent's
 * stones where these close a five. So a full window is a win under every rule.
 *
 * <p>The state of a window is one number:
 *
 * <pre>
 *   bits 0-2  black stones in it, 0..5
 *   bits 3-5  white stones in it, 0..5
 *   bits 6-7  black stones next to its two ends, 0..2
 *   bits 8-9  white stones next to its two ends, 0..2
 * </pre>
 */
final class WindowValues {
  static final int STATES = 1 << 10;

  private WindowValues() {}

  /** What one stone in a window adds to its state. */
  static int inside(int colour) {
    return colour == ScoreBoard.BLACK ? 1 : 1 << 3;
  }

  /** What one stone next to a window's end adds to its state. */
  static int beside(int colour) {
    return colour == ScoreBoard.BLACK ? 1 << 6 : 1 << 8;
  }

  /** Values for one colour, by state. */
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
