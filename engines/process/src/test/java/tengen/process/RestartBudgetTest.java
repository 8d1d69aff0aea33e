package tengen.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RestartBudgetTest {
  private long nowNanos;

  @Test
  void restartsAreAllowedAgainAfterTheirWindow() {
    var budget = new RestartBudget(2, () -> nowNanos);

    assertThat(budget.take()).isTrue();
    nowNanos += Duration.ofMinutes(6).toNanos();
    assertThat(budget.take()).isTrue();
    assertThat(budget.take()).isFalse();
    nowNanos += Duration.ofMinutes(5).toNanos();
    assertThat(budget.take()).isTrue();
    assertThat(budget.take()).isFalse();
  }
}
