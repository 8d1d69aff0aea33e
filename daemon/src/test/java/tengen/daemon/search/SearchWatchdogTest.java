package tengen.daemon.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.daemon.search.SearchWatchdog.Action;
import tengen.daemon.search.SearchWatchdog.Stage;

/** Limits of 1000 ms; times are those of the command's clock. */
class SearchWatchdogTest {
  private static final long MAXIMUM = 1000;

  private final SearchWatchdog watchdog = new SearchWatchdog();

  @Test
  void aWaitingSearchIsDueAtItsLimit() {
    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(1000);
    assertThat(watchdog.advance(5000, MAXIMUM)).isEqualTo(Action.NONE);
  }

  @Test
  void graceIsCountedFromWhenLatenessIsSeen() {
    running();

    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(1000);
    assertThat(watchdog.advance(1000, MAXIMUM)).isEqualTo(Action.NONE);
    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(1100);
    assertThat(watchdog.advance(1099, MAXIMUM)).isEqualTo(Action.NONE);
    assertThat(watchdog.advance(1100, MAXIMUM)).isEqualTo(Action.GIVE_UP);
  }

  @Test
  void aSuspendedProcessGetsItsGraceWhenItWakes() {
    running();

    assertThat(watchdog.advance(9000, MAXIMUM)).isEqualTo(Action.NONE);
    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(9100);
  }

  @Test
  void anEngineThatIsStillBeingMadeHasLonger() {
    watchdog.begin(990);
    assertThat(watchdog.advance(1000, MAXIMUM)).isEqualTo(Action.NONE);

    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(1290);
    watchdog.ready(1200);
    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(1300);
  }

  @Test
  void anEngineThatIsNotReadyInTimeGetsReadyForTheNextSearch() {
    watchdog.begin(0);
    watchdog.advance(1000, MAXIMUM);

    assertThat(watchdog.advance(1100, MAXIMUM)).isEqualTo(Action.ANSWER_WITHOUT);
    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(601_100);
    assertThat(watchdog.ready(5000)).isFalse();
  }

  @Test
  void anEngineThatIsNeverReadyIsGivenUpAndThenStuck() {
    watchdog.begin(0);
    watchdog.advance(1000, MAXIMUM);
    watchdog.advance(1100, MAXIMUM);

    assertThat(watchdog.advance(601_100, MAXIMUM)).isEqualTo(Action.GIVE_UP);
    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(603_100);
    assertThat(watchdog.advance(603_100, MAXIMUM)).isEqualTo(Action.STUCK);
  }

  @Test
  void aStopIsDueAtOnce() {
    running();
    watchdog.stoppedMs = 400;

    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(400);
  }

  @Test
  void whoIsGivenUpAndStaysIsStuckOnce() {
    running();
    watchdog.advance(1000, MAXIMUM);
    assertThat(watchdog.advance(1100, MAXIMUM)).isEqualTo(Action.GIVE_UP);
    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(3100);

    assertThat(watchdog.advance(3099, MAXIMUM)).isEqualTo(Action.NONE);
    assertThat(watchdog.advance(3100, MAXIMUM)).isEqualTo(Action.STUCK);
    assertThat(watchdog.nextMs(MAXIMUM)).isEqualTo(Long.MAX_VALUE);
    assertThat(watchdog.advance(9999, MAXIMUM)).isEqualTo(Action.NONE);
    assertThat(watchdog.end()).isEqualTo(Stage.STUCK);
  }

  @Test
  void anUnlimitedSearchIsNeverDue() {
    running();

    assertThat(watchdog.nextMs(Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
  }

  private void running() {
    watchdog.begin(0);
    watchdog.ready(0);
  }
}
