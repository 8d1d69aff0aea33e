package tengen.engine.classic.gomoku;

import java.util.Arrays;
import java.util.List;

/**
 * What a window of five points is worth by the stones in it, 0 to 5, in tenths of a point. From "A
 * simple Gomoku bot" (一个简易的五子棋bot, 2017): 10^i points for i stones, two stones 2.501 times that,
 * five 10^10.
 *
 * <p>Tenths are whole: sums are exact, an undone move leaves no trace, and the text's tolerance of
 * 10^-4 is not needed. Five is 2 * 10^6 points instead of 10^10: still more than all other windows
 * of a point together, so the order of all positions is the same, and a score fits an {@code int}.
 */
record WindowScores(List<Integer> byStones) {
  /** Tenths in a point. */
  static final int UNIT = 10;

  /** The most that a window without a five is worth, in points: half of the least five, or less. */
  static final int MOST = 100_000;

  /** The least that a five may be worth, in points. */
  static final int LEAST_FIVE = 250_000;

  /** The most: a point lies in 20 windows, and the sum of both colours has to fit. */
  static final int MOST_FIVE = 4_000_000;

  static final WindowScores TEXT = ofPoints(1, 10, 100 * 2.501, 1_000, 10_000, 2_000_000);

  WindowScores {
    byStones = List.copyOf(byStones);
  }

  /** Scores by stones in points, rounded to tenths. */
  static WindowScores ofPoints(double... points) {
    return new WindowScores(
        Arrays.stream(points).mapToObj(each -> (int) Math.round(UNIT * each)).toList());
  }

  /** With so many stones of one colour and none of the other. */
  int of(int stones) {
    return byStones.get(stones);
  }

  /** One more stone fills it. */
  int four() {
    return of(4);
  }

  int five() {
    return of(5);
  }
}
