package tengen.cgt.impartial;

import java.util.Optional;
import java.util.function.IntBinaryOperator;

/**
 * A period of a sequence.
 *
 * @param start the first n such that G(m + length) = G(m) for all m from n
 * @param length number of values that repeat
 */
public record Period(int start, int length) {
  /**
   * Returns the shortest period that the values prove.
   *
   * @param count number of values
   * @param from least start to consider
   * @param agreements by start and length, how many n from the start with G(n + length) = G(n)
   *     prove that the period continues
   */
  public static Optional<Period> find(
      int[] values, int count, int from, IntBinaryOperator agreements) {
    for (int length = 1; length < count - from; length++) {
      int start = count - length;
      while (start > from && values[start - 1] == values[start - 1 + length]) {
        start--;
      }
      if (count - length - start >= agreements.applyAsInt(start, length)) {
        return Optional.of(new Period(start, length));
      }
    }
    return Optional.empty();
  }
}
