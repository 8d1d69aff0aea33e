package tengen.store.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ArchiveStateTest {
  private static ArchiveState waiting(long oldestMs, boolean isFull) {
    return new ArchiveState(
        true,
        true,
        1,
        TimeUnit.MILLISECONDS.toNanos(oldestMs),
        0,
        0,
        0,
        0,
        new ArchiveState.Storage(1, 1, isFull));
  }

  @Test
  void anArchiveWhoseChangesWaitForMoreThanTwoSecondsDoesNotKeepUp() {
    assertThat(waiting(2000, false).problem()).isEmpty();
    assertThat(waiting(2001, false).problem()).contains("archive does not keep up");
    assertThat(waiting(2001, false).problem()).isPresent();
  }

  @Test
  void anArchiveThatCannotWriteIsNotReady() {
    assertThat(new ArchiveState(true, false).problem()).contains("archive does not write");
    assertThat(new ArchiveState(false, false).problem()).isEmpty();
  }

  @Test
  void aFullArchiveIsReadyAndNotWritable() {
    assertThat(waiting(0, true).problem()).isEmpty();
    assertThat(waiting(0, true).isWritable()).isFalse();
    assertThat(waiting(0, false).isWritable()).isTrue();
  }
}
