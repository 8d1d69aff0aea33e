package tengen.gomoku.classic;

import tengen.gomoku.rule.WinRule;

/**
 * What a window of five points is worth to one colour: ten times as much for each stone, nothing
 * once an opponent's or neutral stone is in it. From "A simple Gomoku bot" (一个简易的五子棋bot, 2017),
 * where two stones count 2.501 times that and five 10^10.
 *
 * <p>Scores here are tenths of its points, so that they are whole: sums are exact, an undone move
 * leaves no trace, and its tolerance of 10^-4 is not needed. Five is 2 * 10^6 points instead of
 * 10^10: still more than all other windows of a point together, so the order of all positions is
 * the same, and a score fits an {@code int}.
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

  /** An own four: one more stone fills it. */
  static final int FOUR = 100_000;

  /** A full window. */
  static final int FIVE = 20_000_000;

  private static final int[] BY_STONES = {10, 100, 2_501, 10_000, FOUR, FIVE};

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
  static int[] of(WinRule rule, int colour) {
    int[] values = new int[STATES];
    for (int state = 0; state < STATES; state++) {
      values[state] = value(rule, colour, state);
    }
    return values;
  }

  private static int value(WinRule rule, int colour, int state) {
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
    return opposing > 0 || own >= BY_STONES.length || tooLong || closed ? 0 : BY_STONES[own];
  }
}
