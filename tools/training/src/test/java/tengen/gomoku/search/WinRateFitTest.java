package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.common.Xoshiro;
import tengen.gomoku.board.Points;
import tengen.gomoku.search.TrainingGame.Sample;

class WinRateFitTest {
  private static final double LOGIT = 250;
  private static final int MAX_VALUE = 600;

  @Test
  void findsTheScaleThatResultsWereDrawnBy() {
    var fit = WinRateFit.of(games(4_000, 1));

    assertThat(fit.logits()).isCloseTo(1 / LOGIT, within(2 * fit.error()));
    assertThat(fit.error()).isLessThan(0.05 / LOGIT);
  }

  @Test
  void knowsThatPositionsOfOneGameShareTheirResult() {
    double alone = WinRateFit.of(games(1_000, 1)).error();

    assertThat(WinRateFit.of(games(1_000, 9)).error()).isCloseTo(alone, within(0.01 * alone));
  }

  @Test
  void leavesOutForcedWinsAndPositionsBesideTheGame() {
    Sample quiet = new Sample(0, Points.NONE, 0, 90, List.of());
    Sample forced = new Sample(1, Points.NONE, 0, SearchValue.WIN - 9, List.of());
    Sample beside = new Sample(1, 7, 0, 50, List.of());
    var game = new TrainingGame(15, 1, List.of(1, 2), List.of(quiet, forced, beside));

    assertThat(WinRateFit.samples(game)).containsExactly(new WinRateFit.Sample(90, 1));
  }

  /** Returns {@code count} games of equal positions with Black to move. */
  private static List<TrainingGame> games(int count, int positions) {
    var random = new Xoshiro(1);
    List<TrainingGame> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int value = random.nextInt(2 * MAX_VALUE + 1) - MAX_VALUE;
      boolean wins = random.nextDouble() < 1 / (1 + Math.exp(-value / LOGIT));
      Sample sample = new Sample(0, Points.NONE, 0, value, List.of());
      List<Sample> samples = Collections.nCopies(positions, sample);
      games.add(new TrainingGame(15, wins ? 1 : -1, List.of(), samples));
    }
    return games;
  }
}
