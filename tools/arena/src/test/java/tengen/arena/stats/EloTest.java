package tengen.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests of Elo, its interval, and the likelihood of superiority, with reference values from SciPy.
 */
final class EloTest {
  private static final ScoreCounts GAMES = new ScoreCounts(List.of(30, 30, 40));
  private static final ScoreCounts PAIRS = new ScoreCounts(List.of(3, 20, 40, 25, 12));

  @ParameterizedTest
  @CsvSource({"0.5, 0", "0.75, 190.848502", "0.01, -798.254078", "1, Infinity", "0, -Infinity"})
  void aScoreIsADifference(double score, double elo) {
    assertThat(Elo.ofScore(score)).isCloseTo(elo, within(1e-6));
    assertThat(Elo.score(elo)).isCloseTo(score, within(1e-9));
  }

  @Test
  void theIntervalOfGames() {
    Elo elo = Elo.of(GAMES);
    assertThat(elo.value()).isCloseTo(34.860070, within(1e-6));
    assertThat(elo.low()).isCloseTo(-21.850091, within(1e-6));
    assertThat(elo.high()).isCloseTo(93.502250, within(1e-6));
    assertThat(elo.error()).isCloseTo(57.676170, within(1e-6));
  }

  @Test
  void theIntervalOfPairs() {
    Elo elo = Elo.of(PAIRS);
    assertThat(elo.value()).isCloseTo(40.132639, within(1e-6));
    assertThat(elo.low()).isCloseTo(5.957020, within(1e-6));
    assertThat(elo.high()).isCloseTo(75.102020, within(1e-6));
  }

  @Test
  void theOpponentHasTheSameWithTheOtherSign() {
    Elo mine = Elo.of(PAIRS);
    Elo theirs = Elo.of(PAIRS.reversed());
    assertThat(theirs.value()).isCloseTo(-mine.value(), within(1e-9));
    assertThat(theirs.low()).isCloseTo(-mine.high(), within(1e-9));
    assertThat(theirs.high()).isCloseTo(-mine.low(), within(1e-9));
  }

  @Test
  void allWinsGiveALowerBoundOnly() {
    Elo elo = Elo.of(new ScoreCounts(List.of(0, 0, 10)));
    assertThat(elo.value()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(elo.low()).isCloseTo(182.729096, within(1e-6));
    assertThat(elo.high()).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void allLossesGiveAnUpperBoundOnly() {
    Elo elo = Elo.of(new ScoreCounts(List.of(10, 0, 0)));
    assertThat(elo.value()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(elo.low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(elo.high()).isCloseTo(-182.729096, within(1e-6));
  }

  /**
   * Covers deterministic engines whose games are decided by the openings, so that each pair is
   * even.
   */
  @Test
  void equalPairsLeaveRoomForOthers() {
    Elo elo = Elo.of(new ScoreCounts(List.of(0, 0, 100, 0, 0)));
    double others = 1 - Math.pow(0.05, 0.01);
    assertThat(elo.value()).isZero();
    assertThat(Elo.score(elo.low())).isCloseTo(0.5 - others / 2, within(1e-12));
    assertThat(Elo.score(elo.high())).isCloseTo(0.5 + others / 2, within(1e-12));
  }

  @Test
  void theEloIsUnknownBeforeTheFirstGame() {
    assertThat(Elo.of(new ScoreCounts(List.of(0, 0, 0))))
        .isEqualTo(new Elo(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
  }

  @Test
  void superiorityIsThatOfEquals() {
    assertThat(Superiority.likelihood(GAMES)).isCloseTo(0.884001, within(1e-6));
    assertThat(Superiority.likelihood(PAIRS)).isCloseTo(0.987602, within(1e-6));
    assertThat(Superiority.likelihood(PAIRS.reversed())).isCloseTo(0.012398, within(1e-6));
  }

  @Test
  void drawsAloneProveNoSuperiority() {
    assertThat(Superiority.likelihood(new ScoreCounts(List.of(0, 50, 0)))).isEqualTo(0.5);
  }
}
