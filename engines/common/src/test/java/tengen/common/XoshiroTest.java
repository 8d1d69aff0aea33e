package tengen.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XoshiroTest {
  @Test
  void theSequenceEqualsTheReferenceProgram() {
    // Output of xoshiro256plusplus.c from the state 1, 2, 3, 4.
    var random = new Xoshiro(1, 2, 3, 4);

    assertThat(LongStream.generate(random::nextLong).limit(10))
        .containsExactly(
            41943041L,
            58720359L,
            3588806011781223L,
            3591011842654386L,
            Long.parseUnsignedLong("9228616714210784205"),
            Long.parseUnsignedLong("9973669472204895162"),
            Long.parseUnsignedLong("14011001112246962877"),
            Long.parseUnsignedLong("12406186145184390807"),
            Long.parseUnsignedLong("15849039046786891736"),
            Long.parseUnsignedLong("10450023813501588000"));
  }

  @Test
  void theSeedIsSpreadBySplitMix64() {
    // First outputs of splitmix64.c from 0.
    var random = new Xoshiro(0);
    var expected =
        new Xoshiro(
            0xE220A8397B1DCDAFL, 0x6E789E6AA1B965F4L, 0x06C45D188009454FL, 0xF88BB8A8724C81ECL);

    assertThat(random.nextLong()).isEqualTo(expected.nextLong());
    assertThat(random.nextLong()).isEqualTo(expected.nextLong());
  }

  @Test
  void equalSeedsGiveEqualSequencesAndOthersDoNot() {
    assertThat(new Xoshiro(7).nextLong()).isEqualTo(new Xoshiro(7).nextLong());
    assertThat(new Xoshiro(7).nextLong()).isNotEqualTo(new Xoshiro(8).nextLong());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 81, 361, 484, Integer.MAX_VALUE})
  void numbersStayBelowTheirBound(int bound) {
    var random = new Xoshiro(bound);

    for (int i = 0; i < 10_000; i++) {
      assertThat(random.nextInt(bound)).isBetween(0, bound - 1);
      assertThat(random.nextDouble()).isGreaterThanOrEqualTo(0).isLessThan(1);
    }
  }

  @Test
  void allNumbersBelowTheBoundComeAboutEquallyOften() {
    var random = new Xoshiro(81);
    var counts = new int[81];
    for (int i = 0; i < 810_000; i++) {
      counts[random.nextInt(81)]++;
    }

    // The expectation is 10,000 each with a standard deviation of 99.4; the limits are six of them
    // away.
    for (int count : counts) {
      assertThat(count).isBetween(9_400, 10_600);
    }
  }
}
