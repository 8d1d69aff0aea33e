package tengen.cgt.heaps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DivisorsTest {
  @Test
  void divisorsOfSmallNumbersAreFound() {
    for (long number = 1; number <= 3000; number++) {
      long of = number;
      assertThat(Divisors.of(number).toArray())
          .as("%d", number)
          .isEqualTo(LongStream.rangeClosed(1, of).filter(each -> of % each == 0).toArray());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2305843009213693951,1 2305843009213693951",
    "18446744073709551557,1 18446744073709551557",
    "18446743979220271189,1 4294967279 4294967291 18446743979220271189",
    "18446744030759878681,1 4294967291 18446744030759878681",
    "281522223382549,1 65537 65539 65543 4295229443 4295491591 4295622677 281522223382549",
    "18446744073709551615,",
  })
  void divisorsOfLargeNumbersAreFound(String number, String divisors) {
    LongStream found = Divisors.of(Long.parseUnsignedLong(number));
    if (divisors == null) {
      assertThat(found.count()).isEqualTo(128);
    } else {
      assertThat(found.mapToObj(Long::toUnsignedString).collect(Collectors.joining(" ")))
          .isEqualTo(divisors);
    }
  }

  @Test
  void movesInALargePrimeHeapAreListed() {
    assertThat(new TakeProperDivisor().takes(Long.parseUnsignedLong("18446744073709551557")))
        .containsExactly(1L);
  }
}
