package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.search.Clock;

class GtpClockTest {
  private static final int NONE = Clock.NONE;

  /** A controller's clock, as the specification's §4.2 describes it. */
  private static final class RealClock {
    private final long overtimeMs;
    private final int stones;
    private long leftMs;
    private int movesLeft;

    RealClock(int main, int overtime, int stones) {
      this.overtimeMs = 1000L * overtime;
      this.stones = stones;
      this.leftMs = 1000L * main;
    }

    /** Makes a move; returns false if the flag has fallen. */
    boolean move(long usedMs) {
      leftMs -= usedMs;
      if (leftMs < 0 && movesLeft == 0 && overtimeMs > 0) {
        leftMs += overtimeMs;
        movesLeft = stones;
      }
      if (movesLeft > 0 && leftMs >= 0) {
        movesLeft--;
        leftMs = movesLeft == 0 ? 0 : leftMs;
      }
      return leftMs >= 0;
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 0", "0, 1, 0", "300, 5, 0", "0, 0, 7"})
  void unlimitedSettingsSetNoLimit(int main, int overtime, int stones) {
    assertThat(GtpClock.set(main, overtime, stones).clock()).isEqualTo(Clock.UNLIMITED);
    assertThat(GtpClock.set(main, overtime, stones).afterMove().clock()).isEqualTo(Clock.UNLIMITED);
  }

  @Test
  void suddenDeathGivesEachMoveAShareOfWhatIsLeft() {
    GtpClock clock = GtpClock.set(300, 0, 0);
    assertThat(clock.clock()).isEqualTo(new Clock(15_000, NONE, 300_000, NONE, NONE, NONE, NONE));
    assertThat(clock.afterMove().clock())
        .isEqualTo(new Clock(14_250, NONE, 285_000, NONE, NONE, NONE, NONE));
  }

  @Test
  void fiveSecondsAMoveAreFiveSecondsForEveryMove() {
    GtpClock clock = GtpClock.set(0, 5, 1);
    Clock expected = new Clock(5_000, NONE, 0, NONE, 5_000, 1, NONE);
    assertThat(clock.clock()).isEqualTo(expected);
    assertThat(clock.afterMove().afterMove().clock()).isEqualTo(expected);
  }

  @Test
  void mainTimeComesWithItsOvertime() {
    assertThat(GtpClock.set(300, 10, 5).clock())
        .isEqualTo(new Clock(15_000, NONE, 300_000, NONE, 10_000, 5, NONE));
  }

  @Test
  void reportedTimesArePassedOnUnchanged() {
    GtpClock set = GtpClock.set(300, 10, 5);
    assertThat(set.timeLeft(100, 0).clock())
        .isEqualTo(new Clock(NONE, NONE, 100_000, NONE, 10_000, 5, NONE));
    assertThat(set.timeLeft(9, 3).clock())
        .isEqualTo(new Clock(NONE, NONE, 0, NONE, 9_000, 3, NONE));
    assertThat(set.timeLeft(4.5, 1).clock())
        .isEqualTo(new Clock(NONE, NONE, 0, NONE, 4_500, 1, NONE));
  }

  @Test
  void withoutSettingsTheRestIsSuddenDeath() {
    assertThat(GtpClock.UNLIMITED.timeLeft(10, 0).clock())
        .isEqualTo(Clock.UNLIMITED.withLeftMs(10_000));
  }

  @Test
  void negativeTimeLeftIsZero() {
    assertThat(GtpClock.UNLIMITED.timeLeft(-3, 0).clock()).isEqualTo(Clock.UNLIMITED.withLeftMs(0));
    assertThat(GtpClock.UNLIMITED.timeLeft(1e300, 0).clock().leftMs())
        .isEqualTo(1_000_000_000_000L);
  }

  @Test
  void outdatedTimeReportsCountHalf() {
    assertThat(GtpClock.UNLIMITED.timeLeft(100, 0).afterMove().clock())
        .isEqualTo(Clock.UNLIMITED.withLeftMs(50_000).withTurnMs(2_500));
    assertThat(GtpClock.set(300, 10, 5).timeLeft(8, 3).afterMove().clock())
        .isEqualTo(new Clock(2_000, NONE, 0, NONE, 4_000, 2, NONE));
  }

  @Test
  void aPeriodOfByoYomiComesAgain() {
    GtpClock clock = GtpClock.set(new GtpTimeControl.ByoYomi(0, 10, 3));
    Clock expected = new Clock(10_000, NONE, 0, NONE, 10_000, NONE, 3);
    assertThat(clock.clock()).isEqualTo(expected);
    assertThat(clock.afterMove().afterMove().clock()).isEqualTo(expected);
    assertThat(clock.timeLeft(7, 2).clock())
        .isEqualTo(new Clock(NONE, NONE, 0, NONE, 7_000, NONE, 2));
    assertThat(GtpClock.set(new GtpTimeControl.ByoYomi(60, 10, 3)).timeLeft(50, 0).clock())
        .isEqualTo(new Clock(NONE, NONE, 50_000, NONE, 10_000, NONE, 3));
  }

  @Test
  void fischersClockGrowsUpToItsCap() {
    GtpClock clock = GtpClock.set(new GtpTimeControl.Fischer(60, 5, 61, 2));
    assertThat(clock.clock()).isEqualTo(new Clock(2_000, NONE, 60_000, 5_000, NONE, NONE, NONE));
    assertThat(clock.afterMove().clock().leftMs()).isEqualTo(61_000);
    assertThat(clock.timeLeft(30, 0).clock())
        .isEqualTo(new Clock(2_000, NONE, 30_000, 5_000, NONE, NONE, NONE));
    GtpClock uncapped =
        GtpClock.set(new GtpTimeControl.Fischer(60, 5, GtpTimeControl.NONE, GtpTimeControl.NONE));
    assertThat(uncapped.afterMove().clock().leftMs()).isEqualTo(62_000);
  }

  /** gtp2ogs sends whole seconds, rounded down. */
  @Test
  void zeroLeftOfAOneSecondPeriodIsOneSecond() {
    assertThat(GtpClock.set(0, 1, 1).timeLeft(0, 1).clock().periodMs()).isEqualTo(1_000);
    assertThat(GtpClock.set(0, 5, 1).timeLeft(0, 1).clock().periodMs()).isZero();
    assertThat(GtpClock.set(300, 0, 0).timeLeft(0, 1).clock().periodMs()).isZero();
  }

  @Test
  void usingAllAllottedTimeNeverLosesOnTime() {
    for (long seed = 0; seed < 300; seed++) {
      var random = new SplittableRandom(seed);
      int main = random.nextInt(600);
      int overtime = random.nextBoolean() ? 0 : random.nextInt(1, 60);
      int stones = random.nextInt(1, 30);
      GtpClock clock = GtpClock.set(main, overtime, stones);
      var real = new RealClock(main, overtime, stones);
      for (int move = 0; move < 400 && clock.clock().hasLimit(); move++) {
        long usedMs = clock.clock().turnMs();
        assertThat(usedMs).as("seed %d", seed).isNotNegative();
        assertThat(real.move(usedMs)).as("seed %d, move %d", seed, move).isTrue();
        clock = clock.afterMove();
      }
    }
  }
}
