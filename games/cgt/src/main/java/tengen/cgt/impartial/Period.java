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
   * Returns the shortest period that the values prove, in linear time.
   *
   * @param count number of values
   * @param from least start to consider
   * @param agreements by start and length, how many n from the start with G(n + length) = G(n)
   *     prove that the period continues
   */
  public static Optional<Period> find(
      int[] values, int count, int from, IntBinaryOperator agreements) {
    int[] agreeing = agreeing(values, count);
    for (int length = 1; length < count - from; length++) {
      int start = Math.max(from, count - length - agreeing[length]);
      if (count - length - start >= agreements.applyAsInt(start, length)) {
        return Optional.of(new Period(start, length));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns, by length, how many of the last values equal those that many places before them: the Z
   * values of the reversed sequence. Gusfield, Algorithms on Strings, Trees and Sequences, 1997,
   * section 1.3.
   */
  private static int[] agreeing(int[] values, int count) {
    int[] agreeing = new int[count];
    int last = count - 1;
    int from = 0;
    int to = 0;
    for (int length = 1; length < count; length++) {
      int known = length < to ? Math.min(to - length, agreeing[length - from]) : 0;
      while (length + known < count && values[last - known] == values[last - length - known]) {
        known++;
      }
      agreeing[length] = known;
      if (length + known > to) {
        from = length;
        to = length + known;
      }
    }
    return agreeing;
  }
}
