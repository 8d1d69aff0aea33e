package tengen.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of the node limit and of the calls of the stop predicate. */
final class NodeBudgetTest {
  private static final long MANY = 1_000_000;

  private final NodeBudget budget = new NodeBudget();

  private static void spend(NodeBudget budget) {
    while (budget.take()) {}
  }

  @Test
  void theStopIsPolledSoonAndThenEvery1024Nodes() {
    List<Long> asked = new ArrayList<>();

    budget.start(4_000, nodes -> !asked.add(nodes));
    spend(budget);

    assertThat(asked).containsExactly(16L, 32L, 64L, 128L, 256L, 512L, 1024L, 2048L, 3072L);
    assertThat(budget.nodes()).isEqualTo(4_000);
  }

  @Test
  void noNodeIsLeftAfterAStop() {
    budget.start(MANY, nodes -> nodes == 64);
    spend(budget);

    assertThat(budget.take()).isFalse();
    assertThat(budget.isSpent()).isTrue();
    assertThat(budget.nodes()).isEqualTo(64);
  }

  @Test
  void anotherSearchHasItsOwnNodes() {
    budget.start(20, _ -> false);
    spend(budget);
    budget.start(10, _ -> false);

    assertThat(budget.isSpent()).isFalse();
    spend(budget);
    assertThat(budget.nodes()).isEqualTo(10);
  }
}
