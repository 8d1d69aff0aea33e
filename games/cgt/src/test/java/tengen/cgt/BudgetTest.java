package tengen.cgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.catalog.Game;
import tengen.cgt.catalog.GameSolver;
import tengen.cgt.impartial.NimSequence;
import tengen.cgt.impartial.OutcomeSearch;

/** Tests that the memory of large positions counts. */
final class BudgetTest {
  private static final int PARTS = 640;

  private final Budget budget = Budget.of(100_000);

  @Test
  void eachSixtyFourStoredPartsAreAStep() {
    Stream.of(63, 64, PARTS).map(parts -> Collections.nCopies(parts, 1)).forEach(budget::store);
    assertThat(budget.spent()).isEqualTo(11);
  }

  @Test
  void stepsThatAreHeldCountUntilTheirRelease() {
    Budget part = budget.atMost(10);
    part.hold(10);
    assertThatThrownBy(part::take).isInstanceOf(LimitException.class);
    part.release(1);
    part.take();
    assertThatThrownBy(() -> part.hold(1)).isInstanceOf(LimitException.class);
    assertThatThrownBy(() -> budget.hold(99_991)).isInstanceOf(LimitException.class);
    part.release(9);
    budget.hold(99_999);
    assertThat(budget.spent()).isEqualTo(1);
  }

  /** Each game of a sum takes some 100 bytes, so a sum of 60 takes far more than a step. */
  @Test
  void gamesOfASumCountByTheirSize() {
    List<Game<?>> games = new Catalog().parseSum("nim 1" + " + nim 1".repeat(59));
    budget.store(games);
    assertThat(budget.spent()).isBetween(20L, 30L);
  }

  /** A game's rules keep their nimbers from one search to the next. */
  @Test
  void cachedNimbersEndAtFourMillion() {
    NimSequence values = NimSequence.endless((_, heap, _) -> heap & 1);
    Budget large = Budget.of(10_000_000);
    assertThat(values.at((1 << 22) - 1, large)).isOne();
    assertThatThrownBy(() -> values.at(1 << 22, large))
        .isInstanceOf(LimitException.class)
        .hasMessage("no period found up to heaps of 4194304");
  }

  @Test
  void positionsOfASearchCountByTheirSize() {
    OutcomeSearch.<List<Integer>>normal(
            row -> row.isEmpty() ? Stream.empty() : Stream.of(row.subList(1, row.size())))
        .isNextPlayersWin(Collections.nCopies(PARTS, 1), budget);
    assertThat(budget.spent())
        .isEqualTo(IntStream.range(0, PARTS).map(parts -> 1 + parts / 64).sum());
  }

  @Test
  void positionsOfARetrogradeAnalysisCountByTheirSize() {
    String graph = "loopy-graph 0-1; tokens" + " 0".repeat(PARTS);
    GameSolver.of(new Catalog().parseSum(graph), budget);
    assertThat(budget.spent()).isEqualTo(2 * PARTS * (1 + PARTS / 64));
  }
}
