package tengen.cgt.impartial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
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
    return Nimbers.mex(options.build().toArray());
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

  /** One more than the exponent, so that 2^64 - 1 can be told as -2. */
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

  @Test
  void theMinimalExcludantMayBeAnyNumber() {
    assertThat(Nimbers.mex()).isZero();
    assertThat(Nimbers.mex(1, 2)).isZero();
    assertThat(Nimbers.mex(0, 1, 3, 1)).isEqualTo(2);
  }
}
