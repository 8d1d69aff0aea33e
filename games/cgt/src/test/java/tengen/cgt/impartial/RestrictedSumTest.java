package tengen.cgt.impartial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Heaps from which one to three are taken; leaving a square number in a heap wins. */
final class RestrictedSumTest {
  private static boolean isSquare(int heap) {
    return IntStream.rangeClosed(0, heap).anyMatch(root -> root * root == heap);
  }

  private static Stream<Integer> take(int heap) {
    return IntStream.rangeClosed(1, Math.min(heap, 3)).mapToObj(taken -> heap - taken);
  }

  private final RestrictedSum<Integer> sum =
      new RestrictedSum<>(RestrictedSumTest::take, RestrictedSumTest::isSquare);

  private static boolean isWonBySearch(List<Integer> heaps) {
    for (int index = 0; index < heaps.size(); index++) {
      for (int left : take(heaps.get(index)).toList()) {
        List<Integer> after = new ArrayList<>(heaps);
        after.set(index, left);
        if (isSquare(left) || !isWonBySearch(after)) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void aSumWithoutItsDeadComponentsIsWonAsNormalPlay() {
    List<Integer> starts = IntStream.range(2, 16).filter(n -> !isSquare(n)).boxed().toList();
    for (int first : starts) {
      for (int second : starts) {
        List<Integer> heaps = List.of(first, second);
        assertThat(sum.isNextPlayersWin(heaps, Definition.budget()))
            .as("%s", heaps)
            .isEqualTo(isWonBySearch(heaps));
      }
    }
  }

  @Test
  void aDeadComponentHasNoNimber() {
    assertThat(sum.isDead(12)).isTrue();
    assertThatThrownBy(() -> sum.nimber(12, Definition.budget()))
        .hasMessage("12 has no nimber, since it is won at once");
  }
}
