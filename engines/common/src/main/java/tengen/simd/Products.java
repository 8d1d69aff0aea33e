package tengen.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import tengen.common.HotPath;

/**
 * Products of nine rows of numbers with a matrix. Results are the same on every processor: each
 * adds up its terms in one order, however many results a vector holds.
 */
@HotPath
public final class Products {
  static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;

  /**
   * Processors with vectors of so many numbers have 32 registers, enough for the sums of two
   * vectors of columns.
   */
  private static final int LONG_VECTOR = 16;

  private Products() {}

  /**
   * Sets {@code out[to + row * columns + column]} to the sum of {@code in[from + row * terms +
   * term] * matrix[at + term * columns + column]} over all terms.
   *
   * @param columns a multiple of the vectors' length
   */
  public static void multiply(
      float[] in, int from, int terms, float[] matrix, int at, int columns, float[] out, int to) {
    int length = SPECIES.length();
    int column = 0;
    while (column < columns) {
      boolean isTwice = length == LONG_VECTOR && column + 2 * length <= columns;
      if (isTwice) {
        multiplyTwice(in, from, terms, matrix, at + column, columns, out, to + column);
      } else {
        multiplyOnce(in, from, terms, matrix, at + column, columns, out, to + column);
      }
      column += isTwice ? 2 * length : length;
    }
  }

  /** Sets a vector of columns of each row; all sums are in registers until then. */
  private static void multiplyOnce(
      float[] in, int from, int terms, float[] matrix, int at, int columns, float[] out, int to) {
    FloatVector sum0 = FloatVector.zero(SPECIES);
    FloatVector sum1 = sum0;
    FloatVector sum2 = sum0;
    FloatVector sum3 = sum0;
    FloatVector sum4 = sum0;
    FloatVector sum5 = sum0;
    FloatVector sum6 = sum0;
    FloatVector sum7 = sum0;
    FloatVector sum8 = sum0;
    int factors = at;
    for (int term = from; term < from + terms; term++) {
      FloatVector factor = FloatVector.fromArray(SPECIES, matrix, factors);
      factors += columns;
      sum0 = factor.fma(FloatVector.broadcast(SPECIES, in[term]), sum0);
      sum1 = factor.fma(FloatVector.broadcast(SPECIES, in[term + terms]), sum1);
      sum2 = factor.fma(FloatVector.broadcast(SPECIES, in[term + 2 * terms]), sum2);
      sum3 = factor.fma(FloatVector.broadcast(SPECIES, in[term + 3 * terms]), sum3);
      sum4 = factor.fma(FloatVector.broadcast(SPECIES, in[term + 4 * terms]), sum4);
      sum5 = factor.fma(FloatVector.broadcast(SPECIES, in[term + 5 * terms]), sum5);
      sum6 = factor.fma(FloatVector.broadcast(SPECIES, in[term + 6 * terms]), sum6);
      sum7 = factor.fma(FloatVector.broadcast(SPECIES, in[term + 7 * terms]), sum7);
      sum8 = factor.fma(FloatVector.broadcast(SPECIES, in[term + 8 * terms]), sum8);
    }
    sum0.intoArray(out, to);
    sum1.intoArray(out, to + columns);
    sum2.intoArray(out, to + 2 * columns);
    sum3.intoArray(out, to + 3 * columns);
    sum4.intoArray(out, to + 4 * columns);
    sum5.intoArray(out, to + 5 * columns);
    sum6.intoArray(out, to + 6 * columns);
    sum7.intoArray(out, to + 7 * columns);
    sum8.intoArray(out, to + 8 * columns);
  }

  /** Sets two vectors of columns of each row, so that each number of a row is loaded once. */
  private static void multiplyTwice(
      float[] in, int from, int terms, float[] matrix, int at, int columns, float[] out, int to) {
    FloatVector left0 = FloatVector.zero(SPECIES);
    FloatVector right0 = left0;
    FloatVector left1 = left0;
    FloatVector right1 = left0;
    FloatVector left2 = left0;
    FloatVector right2 = left0;
    FloatVector left3 = left0;
    FloatVector right3 = left0;
    FloatVector left4 = left0;
    FloatVector right4 = left0;
    FloatVector left5 = left0;
    FloatVector right5 = left0;
    FloatVector left6 = left0;
    FloatVector right6 = left0;
    FloatVector left7 = left0;
    FloatVector right7 = left0;
    FloatVector left8 = left0;
    FloatVector right8 = left0;
    int factors = at;
    for (int term = from; term < from + terms; term++) {
      FloatVector left = FloatVector.fromArray(SPECIES, matrix, factors);
      FloatVector right = FloatVector.fromArray(SPECIES, matrix, factors + LONG_VECTOR);
      factors += columns;
      FloatVector in0 = FloatVector.broadcast(SPECIES, in[term]);
      left0 = left.fma(in0, left0);
      right0 = right.fma(in0, right0);
      FloatVector in1 = FloatVector.broadcast(SPECIES, in[term + terms]);
      left1 = left.fma(in1, left1);
      right1 = right.fma(in1, right1);
      FloatVector in2 = FloatVector.broadcast(SPECIES, in[term + 2 * terms]);
      left2 = left.fma(in2, left2);
      right2 = right.fma(in2, right2);
      FloatVector in3 = FloatVector.broadcast(SPECIES, in[term + 3 * terms]);
      left3 = left.fma(in3, left3);
      right3 = right.fma(in3, right3);
      FloatVector in4 = FloatVector.broadcast(SPECIES, in[term + 4 * terms]);
      left4 = left.fma(in4, left4);
      right4 = right.fma(in4, right4);
      FloatVector in5 = FloatVector.broadcast(SPECIES, in[term + 5 * terms]);
      left5 = left.fma(in5, left5);
      right5 = right.fma(in5, right5);
      FloatVector in6 = FloatVector.broadcast(SPECIES, in[term + 6 * terms]);
      left6 = left.fma(in6, left6);
      right6 = right.fma(in6, right6);
      FloatVector in7 = FloatVector.broadcast(SPECIES, in[term + 7 * terms]);
      left7 = left.fma(in7, left7);
      right7 = right.fma(in7, right7);
      FloatVector in8 = FloatVector.broadcast(SPECIES, in[term + 8 * terms]);
      left8 = left.fma(in8, left8);
      right8 = right.fma(in8, right8);
    }
    left0.intoArray(out, to);
    right0.intoArray(out, to + LONG_VECTOR);
    left1.intoArray(out, to + columns);
    right1.intoArray(out, to + columns + LONG_VECTOR);
    left2.intoArray(out, to + 2 * columns);
    right2.intoArray(out, to + 2 * columns + LONG_VECTOR);
    left3.intoArray(out, to + 3 * columns);
    right3.intoArray(out, to + 3 * columns + LONG_VECTOR);
    left4.intoArray(out, to + 4 * columns);
    right4.intoArray(out, to + 4 * columns + LONG_VECTOR);
    left5.intoArray(out, to + 5 * columns);
    right5.intoArray(out, to + 5 * columns + LONG_VECTOR);
    left6.intoArray(out, to + 6 * columns);
    right6.intoArray(out, to + 6 * columns + LONG_VECTOR);
    left7.intoArray(out, to + 7 * columns);
    right7.intoArray(out, to + 7 * columns + LONG_VECTOR);
    left8.intoArray(out, to + 8 * columns);
    right8.intoArray(out, to + 8 * columns + LONG_VECTOR);
  }
}
