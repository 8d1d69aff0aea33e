package tengen.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that helper threads run until they are closed, and not longer. */
final class HelperThreadsTest {
  private final List<Thread> made = new ArrayList<>();

  private HelperThreads twoThatWait() {
    var helpers =
        new HelperThreads(
            work -> {
              var thread = new Thread(work, "helper");
              made.add(thread);
              return thread;
            });
    for (int i = 0; i < 2; i++) {
      helpers.start(() -> waitFor(helpers));
    }
    return helpers;
  }

  private static void waitFor(HelperThreads helpers) {
    while (!helpers.isOver()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void closeWaitsForTheHelpers() {
    try (HelperThreads helpers = twoThatWait()) {
      assertThat(helpers.isOver()).isFalse();
      assertThat(made).hasSize(2).allMatch(Thread::isAlive);
    }
    assertThat(made).noneMatch(Thread::isAlive);
  }

  @Test
  void interruptedLeadersWaitForTheHelpersAndStayInterrupted() {
    HelperThreads helpers = twoThatWait();
    Thread.currentThread().interrupt();

    helpers.close();

    assertThat(Thread.interrupted()).isTrue();
    assertThat(made).noneMatch(Thread::isAlive);
  }
}
