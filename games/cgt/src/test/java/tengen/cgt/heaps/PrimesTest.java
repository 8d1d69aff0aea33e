package tengen.cgt.heaps;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.impartial.Definition;
import tengen.cgt.impartial.RestrictedSum;
import tengen.cgt.impartial.WholeNumber;

final class PrimesTest {
  private static BigInteger big(long n) {
    return new BigInteger(Long.toUnsignedString(n));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1L << 16, 3_215_031_000L, 1L << 32, Long.MIN_VALUE, -300})
  void theTestAgreesWithALibrarysOnTheNumbersFrom(long first) {
    for (long n = first; n != first + 290; n++) {
      assertThat(Primes.isPrime(n))
          .as(Long.toUnsignedString(n))
          .isEqualTo(big(n).isProbablePrime(50));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {2047, 1_373_653, 25_326_001, 3_215_031_751L, 3_825_123_056_546_413_051L})
  void strongPseudoprimesOfFewerBasesAreNoPrimes(long n) {
    assertThat(Primes.isPrime(n)).isFalse();
  }

  @Test
  void primeLimitedNimIsACaseOfRestrictedStates() {
    PrimeNim game = new PrimeNim();
    long most = 3;
    RestrictedSum<Long> sum =
        new RestrictedSum<>(
            heap -> WholeNumber.upTo(Math.min(heap - 2, most)).mapToObj(taken -> heap - taken),
            Primes::isPrime);
    LongStream.range(4, 3000)
        .filter(heap -> !Primes.isPrime(heap))
        .forEach(
            heap ->
                assertThat(
                        game.isNextPlayersWin(game.parse(most + ": " + heap), Definition.budget()))
                    .isEqualTo(sum.isNextPlayersWin(List.of(heap), Definition.budget())));
  }
}
