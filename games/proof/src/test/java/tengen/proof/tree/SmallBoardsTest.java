package tengen.proof.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Black does not win freestyle Gomoku on the smallest boards: White, who only blocks, prevents a
 * five. A set of points is a word of bits, by rows.
 *
 * <p>Most lines end by a weight argument. A window without a white stone weighs 2 to the power of
 * minus its empty points. If all of them weigh less than 1 (1/2 with Black to move), White breaks
 * each (Erdős and Selfridge, "On a combinatorial game", Journal of Combinatorial Theory A 14,
 * 1973).
 */
final class SmallBoardsTest {
  private record Position(long black, long white) {}

  private long[] windows = {};
  private final Map<Position, Boolean> known = new HashMap<>();

  @ParameterizedTest
  @CsvSource({"5, 12, 1", "6, 32, 1407"})
  void blackMakesNoFive(int size, int number, int positions) {
    windows = windows(size);
    assertThat(windows).hasSize(number).doesNotHaveDuplicates();
    assertThat(blackMakesAFive(0, 0)).isFalse();
    assertThat(known.size()).isEqualTo(positions);
  }

  private static long[] windows(int size) {
    return IntStream.range(0, size * size)
        .boxed()
        .flatMapToLong(
            point ->
                LongStream.of(
                    window(size, point, 1, 0),
                    window(size, point, 0, 1),
                    window(size, point, 1, 1),
                    window(size, point, -1, 1)))
        .filter(window -> window != 0)
        .toArray();
  }

  private static long window(int size, int point, int dx, int dy) {
    int lastX = point % size + 4 * dx;
    boolean isOnBoard = lastX >= 0 && lastX < size && point / size + 4 * dy < size;
    return isOnBoard
        ? IntStream.range(0, 5).mapToLong(i -> 1L << (point + i * (dx + dy * size))).sum()
        : 0;
  }

  /**
   * Returns whether Black, to move, makes a five. Tries only points in open windows, since others
   * do not help Black.
   */
  private boolean blackMakesAFive(long black, long white) {
    Boolean settled = known.get(new Position(black, white));
    if (settled == null) {
      settled =
          weight(black, white) >= 0.5
              && byWeight(black, white).stream()
                  .anyMatch(point -> whiteCannotBlock(black | 1L << point, white));
      known.put(new Position(black, white), settled);
    }
    return settled;
  }

  private boolean whiteCannotBlock(long black, long white) {
    return open(white).anyMatch(window -> (window & ~black) == 0)
        || (weight(black, white) >= 1
            && byWeight(black, white).stream()
                .allMatch(point -> blackMakesAFive(black, white | 1L << point)));
  }

  private LongStream open(long white) {
    return LongStream.of(windows).filter(window -> (window & white) == 0);
  }

  private double weight(long black, long white) {
    return open(white).mapToDouble(window -> weightOf(window, black)).sum();
  }

  private static double weightOf(long window, long black) {
    return Math.scalb(1.0, -Long.bitCount(window & ~black));
  }

  /** Returns the empty points of open windows, those with the heaviest windows first. */
  private List<Integer> byWeight(long black, long white) {
    double[] weights = new double[Long.SIZE];
    open(white)
        .forEach(
            window ->
                points(window & ~black)
                    .forEach(point -> weights[point] += weightOf(window, black)));
    return IntStream.range(0, Long.SIZE)
        .filter(point -> weights[point] > 0)
        .boxed()
        .sorted(Comparator.comparingDouble(point -> -weights[point]))
        .toList();
  }

  private static IntStream points(long set) {
    return IntStream.range(0, Long.SIZE).filter(point -> (set >>> point & 1) != 0);
  }
}
