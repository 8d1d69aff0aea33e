package tengen.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of Spall's two sequences, scaled to ranges. */
final class SpsaTest {
  private static final Parameter REAL = new Parameter("x", 0, 100, 50, false);
  private static final Parameter WHOLE = new Parameter("n", 0, 2, 1, true);
  private static final Spsa SPSA = new Spsa(0.02, 0.1, 10, 1);

  @Test
  void perturbationsAreSymmetric() {
    TuningTrial trial = SPSA.trial(List.of(REAL), List.of(50.0), 1);
    assertThat(Math.abs(trial.first().getFirst() - 50)).isCloseTo(10, within(1e-9));
    assertThat(trial.first().getFirst() + trial.second().getFirst()).isCloseTo(100, within(1e-9));
  }

  @Test
  void perturbationsShrinkByTheSchedule() {
    TuningTrial trial = SPSA.trial(List.of(REAL), List.of(50.0), 1000);
    assertThat(Math.abs(trial.first().getFirst() - 50))
        .isCloseTo(10 / Math.pow(1000, 0.101), within(1e-9));
  }

  @Test
  void roundedValuesDiffer() {
    for (int iteration = 1; iteration <= 20; iteration++) {
      TuningTrial trial = SPSA.trial(List.of(WHOLE), List.of(1.2), iteration);
      assertThat(WHOLE.text(trial.first().getFirst()))
          .isNotEqualTo(WHOLE.text(trial.second().getFirst()));
    }
  }

  @Test
  void roundedValuesDifferAtTheEdgesToo() {
    for (int iteration = 1; iteration <= 200; iteration++) {
      for (double edge : List.of(0.0, 2.0)) {
        TuningTrial trial = SPSA.trial(List.of(WHOLE), List.of(edge), iteration);
        assertThat(WHOLE.text(trial.first().getFirst()))
            .isNotEqualTo(WHOLE.text(trial.second().getFirst()));
      }
    }
  }

  @Test
  void valuesMoveTowardsTheWinner() {
    TuningTrial trial = new TuningTrial(List.of(60.0), List.of(40.0));
    double gain = 0.02 / Math.pow(10 + 3, 0.602);
    assertThat(SPSA.next(List.of(REAL), List.of(50.0), 3, trial, 1).getFirst())
        .isCloseTo(50 + gain / 0.2 * 100, within(1e-9));
    assertThat(SPSA.next(List.of(REAL), List.of(50.0), 3, trial, 0.25).getFirst())
        .isCloseTo(50 - gain / 2 / 0.2 * 100, within(1e-9));
    assertThat(SPSA.next(List.of(REAL), List.of(50.0), 3, trial, 0.5)).containsExactly(50.0);
  }

  /** Checks that the gradient is steeper at the edge, where the sets are nearer to each other. */
  @Test
  void theGradientIsTakenOverWhatRemains() {
    TuningTrial trial = SPSA.trial(List.of(REAL), List.of(100.0), 1);
    assertThat(trial.first().getFirst() + trial.second().getFirst()).isCloseTo(190, within(1e-9));
    double lower = trial.first().getFirst() < 100 ? 1 : 0;
    double gain = 0.02 / Math.pow(10 + 1, 0.602);
    assertThat(SPSA.next(List.of(REAL), List.of(100.0), 1, trial, lower).getFirst())
        .isCloseTo(100 - gain / 0.1 * 100, within(1e-9));
  }

  @Test
  void theLastTrialAndStepAreWhatIsWanted() {
    Spsa spsa = Spsa.ending(200, 0.05, 0.001, 1);
    TuningTrial trial = spsa.trial(List.of(REAL), List.of(50.0), 200);
    double first = trial.first().getFirst();
    assertThat(Math.abs(first - 50)).isCloseTo(5, within(1e-9));
    assertThat(spsa.next(List.of(REAL), List.of(50.0), 200, trial, 1).getFirst())
        .isCloseTo(50 + Math.signum(first - 50) * 0.1, within(1e-9));
  }

  @Test
  void theFirstStepIsATenthOfTheRange() {
    Spsa spsa = Spsa.over(200, 1);
    TuningTrial trial = new TuningTrial(List.of(60.0), List.of(40.0));
    assertThat(spsa.next(List.of(REAL), List.of(50.0), 1, trial, 1).getFirst())
        .isCloseTo(60, within(1e-9));
  }
}
