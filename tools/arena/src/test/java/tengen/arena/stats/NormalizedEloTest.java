package tengen.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of normalized Elo with values from the tests of fastchess, app/tests/elo_test.cpp. */
final class NormalizedEloTest {
  private static ScoreCounts counts(String text) {
    List<Integer> counts = Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    return new ScoreCounts(counts);
  }

  @ParameterizedTest
  @CsvSource({
    "89 123 76, -20.76, 40.13",
    "96 111 136, 49.77, 36.77",
    "356 0 34, -508.44, 34.48",
    "34 54 63 64 75, 57.94, 28.28",
    "332 433 498 333 334, -9.17, 10.96",
    "7895 8757 5685 568 9999, -19.01, 2.65"
  })
  void theValueIsThatOfFastchess(String counts, double value, double error) {
    NormalizedElo elo = NormalizedElo.of(counts(counts));
    assertThat(elo.value()).isCloseTo(value, within(0.01));
    assertThat(elo.error()).isCloseTo(error, within(0.01));
  }

  @Test
  void equalResultsHaveNoFiniteLead() {
    assertThat(NormalizedElo.of(counts("0 0 10")).value()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(NormalizedElo.of(counts("10 0 0")).value()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(NormalizedElo.of(counts("0 0 10 0 0")).value()).isZero();
  }
}
