package tengen.engine.classic.gomoku;

import java.util.Arrays;
import java.util.List;

/**
 * Scores of a window of five points by the number of stones in it, 0 to 5, in tenths of a point.
 * From "A simple Gomoku bot" (一个简易的五子棋bot, 2017): 10^i points for i stones, 2.501 times that for
 * two stones, 10^10 for five.
 *
 * <p>Tenths are integers, so sums are exact, undo restores them exactly, and the original's
 * tolerance of 10^-4 is not needed. A five is 2 * 10^6 points instead of 10^10. This still exceeds
 * all other windows of a point together, so all positions are ordered alike, and a score fits an
 * {@code int}.
 */
record WindowScores(List<Integer> byStones) {
  /** Tenths in a point. */
  static final int TENTHS_PER_POINT = 10;

  /** Maximum value of a window without a five, in points; less than half of the smallest five. */
  static final int MAX_WINDOW = 100_000;

  /** Minimum value of a five, in points. */
  static final int MIN_FIVE = 250_000;

  /**
   * Maximum value of a five, in points: a point lies in 20 windows, and the sum for both colours
   * must fit.
   */
  static final int MAX_FIVE = 4_000_000;

  static final WindowScores ORIGINAL = ofPoints(1, 10, 100 * 2.501, 1_000, 10_000, 2_000_000);

  WindowScores {
    byStones = List.copyOf(byStones);
  }

  /** Creates scores from points by number of stones, rounded to tenths. */
  static WindowScores ofPoints(double... points) {
    return new WindowScores(
        Arrays.stream(points).mapToObj(each -> (int) Math.round(TENTHS_PER_POINT * each)).toList());
  }

  /** Returns the score of a window with this many stones of one colour and none of the other. */
  int of(int stones) {
    return byStones.get(stones);
  }

  /** Returns the score of a window with four stones. */
  int four() {
    return of(4);
  }

  int five() {
    return of(5);
  }
}
