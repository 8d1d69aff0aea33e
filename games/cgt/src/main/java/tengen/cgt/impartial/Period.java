package tengen.cgt.impartial;

import java.util.Optional;
import java.util.function.IntBinaryOperator;

/**
 * From {@code start} on, each value of a sequence is that of {@code length} places before.
 *
 * @param start the first n with G(n + length) = G(n) for it and all later ones
 */
public record Period(int start, int length) {
  /**
   * The shortest period that the values prove.
   *
   * @param from no start below it is looked at
   * @param agreements by start and length: so many n from the start on with G(n + length) = G(n)
   *     prove that it goes on
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
