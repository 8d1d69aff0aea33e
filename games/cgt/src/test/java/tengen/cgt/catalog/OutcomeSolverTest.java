package tengen.cgt.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Player;

final class OutcomeSolverTest {
  private static final long MANY = 2_000_000;

  private final Catalog catalog = new Catalog();

  private static SumSearch search(int maxValuedMoves) {
    return new SumSearch(Budget.of(MANY), maxValuedMoves);
  }

  private String outcome(String text) {
    SumSearch search = search(SumSearch.MAX_VALUED_MOVES);
    return new OutcomeSolver(catalog.parseSum(text), search).outcome().symbol();
  }

  /** Games whose parts are searched move by move, in sums with parts of known values. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "domineering 3x3",
        "domineering 4x4",
        "domineering ..#./..../#...",
        "domineering 3x4 + domineering 2x3",
        "domineering 3x3 + nim 2",
        "hackenbush BRG + domineering 2x3",
        "toads-and-frogs TT..FF",
        "col 3x3",
        "snort 2x3 + snort 1x4",
        "amazons L../..R",
        "{2|-1/2} + domineering 2x3",
        "domineering 2x2 + domineering 2x2"
      })
  void outcomesAndWinningMovesAreThoseOfTheValues(String text) {
    List<Game<?>> components = catalog.parseSum(text);
    var byValues = new SumSolver(components, Budget.of(MANY));
    for (int maxValuedMoves : new int[] {0, 4, SumSearch.MAX_VALUED_MOVES}) {
      var bySearch = new OutcomeSolver(components, search(maxValuedMoves));
      assertThat(bySearch.outcome()).isEqualTo(byValues.outcome());
      for (Player mover : Player.values()) {
        List<SumMove> winning = byValues.winningMoves(mover, Integer.MAX_VALUE).toList();
        assertThat(bySearch.winningMoves(mover, Integer.MAX_VALUE).toList()).isEqualTo(winning);
        assertThat(bySearch.winningMove(mover).map(winning::contains))
            .isEqualTo(byValues.winningMove(mover).map(_ -> true));
      }
    }
  }

  /**
   * Left places dominoes vertically. Breuker, Uiterwijk and van den Herik, "Solving 8x8
   * Domineering", Theoretical Computer Science 230, 2000; a search of all moves has confirmed each.
   */
  @ParameterizedTest
  @CsvSource({"4x4, N", "4x5, L", "5x4, R", "5x5, P", "4x6, N", "4x7, L", "5x6, R"})
  void boardsOfDomineeringHaveTheirOutcomes(String size, String outcome) {
    assertThat(outcome("domineering " + size)).isEqualTo(outcome);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void theFirstPlayerWinsSixBySix() {
    assertThat(outcome("domineering 6x6")).isEqualTo("N");
  }

  @Test
  void equalSearchesTakeEqualSteps() {
    assertThat(steps("snort 3x3 + col 3x3")).isEqualTo(steps("snort 3x3 + col 3x3"));
  }

  /** Right has more than 150 different first moves, and wins by the first that is tried. */
  @Test
  void movesThatWaitToBeTriedCount() {
    String rows =
        IntStream.rangeClosed(2, 25)
            .mapToObj(width -> "domineering 1x" + width)
            .collect(Collectors.joining(" + "));
    var solver = new OutcomeSolver(catalog.parseSum(rows), new SumSearch(Budget.of(150), 0));
    assertThatThrownBy(solver::outcome).isInstanceOf(LimitException.class);
  }

  private long steps(String text) {
    SumSearch search = search(0);
    new OutcomeSolver(catalog.parseSum(text), search).outcome();
    return search.budget().spent();
  }

  @Test
  void outcomesAreReportedWhenTheValueIsTooLarge() {
    Analysis found = Analysis.of(catalog.parseSum("domineering 5x5"), Budget.of(50_000));
    assertThat(found.print()).isEqualTo("P, value too large");
    Analysis sum = Analysis.of(catalog.parseSum("domineering 4x6 + nim 1"), Budget.of(50_000));
    assertThat(sum.print()).matches("[LRNP], value too large, .*wins.*");
  }
}
