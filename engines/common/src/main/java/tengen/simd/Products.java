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

  private Products() {}

  /**
   * Sets {@code out[to + row * columns + column]} to the sum of {@code in[from + row * terms +
   * term] * matrix[at + term * columns + column]} over all terms.
   *
   * @param columns a multiple of the vectors' length
   */
  public static void multiply(
      float[] in, int from, int terms, float[] matrix, int at, int columns, float[] out, int to) {
    for (int column = 0; column < columns; column += SPECIES.length()) {
      multiplyColumns(in, from, terms, matrix, at + column, columns, out, to + column);
    }
  }

  /** Sets a vector of columns of each row; all sums are in registers until then. */
  private static void multiplyColumns(
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
}
