package tengen.daemon.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.daemon.search.Watch.News;
import tengen.daemon.search.Watch.Stage;

/** Limits of 1000 ms; times are those of the command's clock. */
class WatchTest {
  private static final long MAXIMUM = 1000;

  private final Watch watch = new Watch();

  @Test
  void aWaitingSearchIsDueAtItsLimit() {
    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(1000);
    assertThat(watch.advance(5000, MAXIMUM)).isEqualTo(News.NOTHING_NEW);
  }

  @Test
  void graceIsCountedFromWhenLatenessIsSeen() {
    running();

    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(1000);
    assertThat(watch.advance(1000, MAXIMUM)).isEqualTo(News.NOTHING_NEW);
    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(1100);
    assertThat(watch.advance(1099, MAXIMUM)).isEqualTo(News.NOTHING_NEW);
    assertThat(watch.advance(1100, MAXIMUM)).isEqualTo(News.GIVE_UP);
  }

  @Test
  void aSuspendedProcessGetsItsGraceWhenItWakes() {
    running();

    assertThat(watch.advance(9000, MAXIMUM)).isEqualTo(News.NOTHING_NEW);
    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(9100);
  }

  @Test
  void anEngineThatIsStillBeingMadeHasLonger() {
    watch.begin(990);
    assertThat(watch.advance(1000, MAXIMUM)).isEqualTo(News.NOTHING_NEW);

    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(1290);
    watch.ready(1200);
    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(1300);
  }

  @Test
  void anEngineThatIsNotReadyInTimeGetsReadyForTheNextSearch() {
    watch.begin(0);
    watch.advance(1000, MAXIMUM);

    assertThat(watch.advance(1100, MAXIMUM)).isEqualTo(News.NOT_READY);
    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(601_100);
    assertThat(watch.ready(5000)).isFalse();
  }

  @Test
  void anEngineThatIsNeverReadyIsGivenUpAndThenStuck() {
    watch.begin(0);
    watch.advance(1000, MAXIMUM);
    watch.advance(1100, MAXIMUM);

    assertThat(watch.advance(601_100, MAXIMUM)).isEqualTo(News.GIVE_UP);
    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(603_100);
    assertThat(watch.advance(603_100, MAXIMUM)).isEqualTo(News.STUCK);
  }

  @Test
  void aStopIsDueAtOnce() {
    running();
    watch.stoppedMs = 400;

    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(400);
  }

  @Test
  void whoIsGivenUpAndStaysIsStuckOnce() {
    running();
    watch.advance(1000, MAXIMUM);
    assertThat(watch.advance(1100, MAXIMUM)).isEqualTo(News.GIVE_UP);
    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(3100);

    assertThat(watch.advance(3099, MAXIMUM)).isEqualTo(News.NOTHING_NEW);
    assertThat(watch.advance(3100, MAXIMUM)).isEqualTo(News.STUCK);
    assertThat(watch.nextMs(MAXIMUM)).isEqualTo(Long.MAX_VALUE);
    assertThat(watch.advance(9999, MAXIMUM)).isEqualTo(News.NOTHING_NEW);
    assertThat(watch.end()).isEqualTo(Stage.STUCK);
  }

  @Test
  void anUnlimitedSearchIsNeverDue() {
    running();

    assertThat(watch.nextMs(Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
  }

  private void running() {
    watch.begin(0);
    watch.ready(0);
  }
}
