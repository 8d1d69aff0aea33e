package tengen.cgt.catalog;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.value.Forms;

/** Tests that a stop ends the long lists between two steps of a calculation. */
final class StopTest {
  private static final long MANY = 2_000_000;

  private final Catalog catalog = new Catalog();

  /** The position has 100,000 moves, which are counted within its first step. */
  @Test
  void theCountOfAPartsMovesEnds() {
    String row = "L" + ".".repeat(23) + "R";
    String board = String.join("/", Collections.nCopies(25, row));
    var budget = new Budget(MANY, _ -> true);
    var search = new SumSearch(budget, SumSearch.MAX_VALUED_MOVES);
    var solver = new OutcomeSolver(catalog.parseSum("amazons " + board), search);

    assertThatThrownBy(solver::outcome).isInstanceOf(LimitException.class);

    assertThat(budget.spent()).isEqualTo(1);
  }

  /** The nimber of place n is found among n^4 / 24 sets of coins. */
  @Test
  void theNimberOfACoinEnds() {
    var calls = new AtomicInteger();
    var budget = new Budget(MANY, _ -> calls.incrementAndGet() == 4);
    GameSolver solver = GameSolver.of(catalog.parseSum("moebius 1000"), budget);

    assertThatThrownBy(solver::outcome).isInstanceOf(LimitException.class);

    assertThat(budget.spent()).isLessThan(16);
  }

  /** Making the hundred nimbers takes a hundred steps, and comparing them with each other none. */
  @Test
  void theComparisonOfOptionsEnds() {
    var budget = new Budget(MANY, steps -> steps == 100);
    String nimbers = IntStream.range(0, 100).mapToObj(n -> "*" + n).collect(joining(","));
    var forms = new Forms(budget);

    assertThatThrownBy(() -> forms.parse("{" + nimbers + "|0}")).isInstanceOf(LimitException.class);

    assertThat(budget.spent()).isEqualTo(100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ruler 4096", "twins 0 1000", "staircase 90"})
  void theListOfWinningMovesEnds(String text) {
    var budget = new Budget(MANY, _ -> true);
    GameSolver solver = GameSolver.of(catalog.parseSum(text), budget);
    Stream<SumMove> winning = solver.winningMoves(Player.LEFT, Integer.MAX_VALUE);

    assertThatThrownBy(winning::toList).isInstanceOf(LimitException.class);
  }
}
