package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.game.GameRules;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.RecordingListener;

/** Rules that hang when asked for legal moves. */
class HungRulesTest {
  private final CountDownLatch released = new CountDownLatch(1);
  private final GameRules rules = TestService.asked(released::await);
  private final HabitPlugin deaf = new HabitPlugin("toy", Habit.IGNORING_STOPS, false);

  @AfterEach
  void release() {
    released.countDown();
    deaf.release();
  }

  @Test
  void hungRulesHoldNoAlarmAndTheSessionGetsNoMove() throws InterruptedException {
    try (var test = new TestService(TestService.POOL, Map.of(rules.id(), rules))) {
      var received = new RecordingListener();
      test.service.submit(test.request(test.slot(deaf), 100), received);
      deaf.awaitSearch();

      test.time.advance(200);
      assertThat(received.isQuiet()).isTrue();
      test.time.advance(30_000);

      assertThat(received.next()).isEqualTo("no move could be found");
      assertThat(test.log.contains("the rules hang")).as("log: %s", test.log).isTrue();
    }
  }
}
