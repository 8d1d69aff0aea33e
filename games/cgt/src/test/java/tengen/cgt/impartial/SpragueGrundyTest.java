package tengen.cgt.impartial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;

final class SpragueGrundyTest {
  /** Returns the options of a heap from which up to three are taken. */
  private static Stream<Integer> upToThree(int heap) {
    return IntStream.rangeClosed(1, Math.min(heap, 3)).mapToObj(taken -> heap - taken);
  }

  @Test
  void aLongLineOfPlayNeedsNoCallStack() {
    SpragueGrundy<Integer> values = new SpragueGrundy<>(SpragueGrundyTest::upToThree);
    assertThat(values.nimber(200_002, Definition.budget())).isEqualTo(2);
  }

  @Test
  void aLoopyGameIsRejected() {
    SpragueGrundy<Integer> values = new SpragueGrundy<>(node -> Stream.of((node + 1) % 3));
    assertThatThrownBy(() -> values.nimber(0, Definition.budget()))
        .isInstanceOf(LoopyException.class)
        .hasMessage("loopy game: a line of play comes back to 0");
  }

  @Test
  void anEndlessGameExhaustsItsBudget() {
    SpragueGrundy<Integer> values = new SpragueGrundy<>(node -> Stream.of(node + 1));
    assertThatThrownBy(() -> values.nimber(0, Budget.of(100)))
        .isInstanceOf(LimitException.class)
        .hasMessage("more than 100 steps");
  }

  @Test
  void theLoserOfNormalPlayIsNotTheLoserOfMiserePlay() {
    OutcomeSearch<Integer> normal = OutcomeSearch.normal(SpragueGrundyTest::upToThree);
    OutcomeSearch<Integer> misere = OutcomeSearch.misere(SpragueGrundyTest::upToThree);
    for (int heap = 0; heap < 20; heap++) {
      assertThat(normal.isNextPlayersWin(heap, Definition.budget())).isEqualTo(heap % 4 != 0);
      assertThat(misere.isNextPlayersWin(heap, Definition.budget())).isEqualTo(heap % 4 != 1);
    }
  }
}
