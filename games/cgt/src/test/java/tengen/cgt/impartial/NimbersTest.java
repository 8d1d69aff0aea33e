package tengen.cgt.impartial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class NimbersTest {
  private static final int SMALL = 32;

  private static long productByDefinition(long[][] products, int a, int b) {
    LongStream.Builder options = LongStream.builder();
    for (int lessA = 0; lessA < a; lessA++) {
      for (int lessB = 0; lessB < b; lessB++) {
        options.add(products[lessA][b] ^ products[a][lessB] ^ products[lessA][lessB]);
      }
    }
    return Definition.mex(options.build());
  }

  @Test
  void aProductIsTheLeastThatNoPairOfSmallerFactorsGives() {
    long[][] products = new long[SMALL][SMALL];
    for (int a = 0; a < SMALL; a++) {
      for (int b = 0; b < SMALL; b++) {
        products[a][b] = productByDefinition(products, a, b);
        assertThat(Nimbers.multiply(a, b)).as("%d times %d", a, b).isEqualTo(products[a][b]);
      }
    }
  }

  /** Tries every nimber of the field below 2^8, with the product by its definition. */
  @Test
  void inversesQuotientsAndRootsAreFoundByTrying() {
    int size = 256;
    long[][] products = new long[size][size];
    for (int a = 0; a < size; a++) {
      for (int b = 0; b < size; b++) {
        products[a][b] =
            a < SMALL && b < SMALL ? productByDefinition(products, a, b) : Nimbers.multiply(a, b);
      }
    }
    for (int a = 1; a < size; a++) {
      assertThat(products[a][(int) Nimbers.inverse(a)]).as("1 / %d", a).isEqualTo(1);
      assertThat(Nimbers.squareRoot(products[a][a])).as("root of %d squared", a).isEqualTo(a);
      assertThat(Nimbers.divide(products[a][77], 77)).as("%d times 77 / 77", a).isEqualTo(a);
    }
  }

  /** Conway's recursion: the inverse is the least number that none of these terms is. */
  @Test
  void anInverseIsTheLeastThatItsRecursionDoesNotGive() {
    long[] inverses = new long[16];
    for (int a = 1; a < inverses.length; a++) {
      Set<Long> excluded = new TreeSet<>(Set.of(0L));
      Deque<Long> unused = new ArrayDeque<>(excluded);
      while (!unused.isEmpty()) {
        long term = unused.remove();
        for (int less = 1; less < a; less++) {
          long next = Nimbers.multiply(1 ^ Nimbers.multiply(less ^ a, term), inverses[less]);
          if (excluded.add(next)) {
            unused.add(next);
          }
        }
      }
      inverses[a] = Definition.mex(excluded.stream().mapToLong(Long::longValue));
      assertThat(Nimbers.inverse(a)).as("1 / %d", a).isEqualTo(inverses[a]);
    }
  }

  @Test
  void sixtyFourBitsAreDividedAndHaveRoots() {
    SplittableRandom random = new SplittableRandom(9);
    for (int i = 0; i < 50; i++) {
      long a = random.nextLong();
      long b = random.nextLong() | 1;
      assertThat(Nimbers.multiply(Nimbers.divide(a, b), b)).isEqualTo(a);
      long root = Nimbers.squareRoot(a);
      assertThat(Nimbers.multiply(root, root)).isEqualTo(a);
    }
    assertThatThrownBy(() -> Nimbers.inverse(0)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void theNimbersBelowTwoToThe64AreAField() {
    SplittableRandom random = new SplittableRandom(8);
    for (int i = 0; i < 200; i++) {
      long a = random.nextLong();
      long b = random.nextLong();
      long c = random.nextLong();
      assertThat(Nimbers.multiply(a, b)).isEqualTo(Nimbers.multiply(b, a));
      assertThat(Nimbers.multiply(a, Nimbers.multiply(b, c)))
          .isEqualTo(Nimbers.multiply(Nimbers.multiply(a, b), c));
      assertThat(Nimbers.multiply(a, Nimbers.add(b, c)))
          .isEqualTo(Nimbers.add(Nimbers.multiply(a, b), Nimbers.multiply(a, c)));
      assertThat(power(a, -2)).as("%x to the 2^64 - 1", a).isEqualTo(1);
    }
  }

  /** Returns the power by exponent + 1, so that 2^64 - 1 can be written as -2. */
  private static long power(long base, long exponent) {
    long result = base;
    long square = base;
    for (long rest = exponent; rest != 0; rest >>>= 1) {
      if ((rest & 1) != 0) {
        result = Nimbers.multiply(result, square);
      }
      square = Nimbers.multiply(square, square);
    }
    return result;
  }

  @Test
  void aFermatPowerTimesItselfIsOneAndAHalfOfIt() {
    for (int half = 1; half <= 32; half *= 2) {
      long fermat = 1L << half;
      assertThat(Nimbers.multiply(fermat, fermat)).isEqualTo(fermat ^ fermat / 2);
      assertThat(Nimbers.multiply(fermat, fermat - 1)).isEqualTo(fermat * (fermat - 1));
    }
  }
}
