package tengen.daemon.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import tengen.host.testing.ListLog;

class LimitedLogTest {
  private final ListLog lines = new ListLog(Level.WARNING);
  private final Queue<Runnable> minutes = new ArrayDeque<>();
  private final LimitedLog log = new LimitedLog(lines, 2, (action, _) -> minutes.add(action));

  @Test
  void suppressedLinesAreCountedAfterAMinute() {
    for (int i = 1; i <= 10; i++) {
      rejected("client " + i);
    }
    assertThat(lines.lines(Level.WARNING)).containsExactly("client 1", "client 2");

    endMinute();

    assertThat(lines.lines(Level.WARNING).getLast()).isEqualTo("client 10 (and 7 like it)");
  }

  @Test
  void aSingleSuppressedLineIsLoggedLater() {
    rejected("client 1");
    rejected("client 2");
    rejected("client 3");

    endMinute();

    assertThat(lines.lines(Level.WARNING)).containsExactly("client 1", "client 2", "client 3");
  }

  @Test
  void theCountIsALineOfTheNextMinute() {
    for (int i = 1; i <= 4; i++) {
      rejected("client " + i);
    }
    endMinute();

    rejected("client 5");
    rejected("client 6");

    assertThat(lines.lines(Level.WARNING))
        .containsExactly("client 1", "client 2", "client 4 (and 1 like it)", "client 5");
  }

  @Test
  void countsAreResetEachMinute() {
    rejected("client 1");
    endMinute();

    rejected("client 2");
    rejected("client 3");

    assertThat(lines.lines(Level.WARNING)).containsExactly("client 1", "client 2", "client 3");
    assertThat(minutes).hasSize(1);
  }

  @Test
  void kindsHaveSeparateRates() {
    rejected("client 1");
    rejected("client 2");

    log.log(Level.WARNING, "closed", "closed 1");

    assertThat(lines.lines(Level.WARNING)).endsWith("closed 1");
  }

  private void rejected(String line) {
    log.log(Level.WARNING, "refused", line);
  }

  private void endMinute() {
    minutes.remove().run();
  }
}
