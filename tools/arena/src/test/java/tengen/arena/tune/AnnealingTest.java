package tengen.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests of acceptance and of the size of steps. */
final class AnnealingTest {
  private static final List<Parameter> PARAMETERS =
      List.of(new Parameter("x", -1000, 1000, 0, false));
  private static final List<Double> NOW = List.of(0.0);
  private static final TuningTrial TRIAL = new TuningTrial(List.of(5.0), NOW);
  private static final int MANY = 2000;

  private static double accepted(Annealing annealing, double score) {
    return IntStream.rangeClosed(1, MANY)
            .filter(
                iteration ->
                    annealing.next(PARAMETERS, NOW, iteration, TRIAL, score).equals(TRIAL.first()))
            .count()
        / (double) MANY;
  }

  @Test
  void valuesThatDoNotLoseAreAccepted() {
    var annealing = new Annealing(0.3, 1, 0.01, 1);
    assertThat(accepted(annealing, 0.5)).isEqualTo(1);
    assertThat(accepted(annealing, 0.7)).isEqualTo(1);
  }

  @Test
  void losingValuesAreAcceptedByChance() {
    var annealing = new Annealing(0.3, 1, 0.01, 1);
    assertThat(accepted(annealing, 0.4)).isCloseTo(Math.exp(-0.2 / 0.3), within(0.04));
    assertThat(accepted(annealing, 0)).isCloseTo(Math.exp(-1 / 0.3), within(0.02));
  }

  @Test
  void losingValuesAreNotAcceptedAtLowTemperature() {
    assertThat(accepted(new Annealing(0.01, 1, 0.01, 1), 0.4)).isZero();
  }

  @Test
  void theTemperatureFallsWithEachIteration() {
    var annealing = new Annealing(10, 0.5, 0.01, 1);
    assertThat(accepted(annealing, 0.4)).isLessThan(20.0 / MANY);
  }

  @Test
  void neighboursComeNearerAsItCools() {
    var annealing = new Annealing(1, 0.25, 0.01, 1);
    double first = annealing.trial(PARAMETERS, NOW, 1).first().getFirst();
    double warm = new Annealing(1, 1, 0.01, 1).trial(PARAMETERS, NOW, 3).first().getFirst();
    double cool = annealing.trial(PARAMETERS, NOW, 3).first().getFirst();
    assertThat(first).isNotZero();
    assertThat(cool).isCloseTo(warm / 4, within(1e-9));
  }

  @Test
  void trialsPlayAgainstTheCurrentValues() {
    assertThat(Annealing.over(100, 1).trial(PARAMETERS, NOW, 1).second()).isEqualTo(NOW);
  }
}
