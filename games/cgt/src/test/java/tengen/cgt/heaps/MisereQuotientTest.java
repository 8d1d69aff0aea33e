package tengen.cgt.heaps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.impartial.Definition;
import tengen.cgt.impartial.OutcomeSearch;

/** Compares misère quotients with the literature and with searches of sums. */
final class MisereQuotientTest {
  private static final int SUMS = 100;
  private static final long SEED = 8;

  private final TakeAndBreak kayles = TakeAndBreak.of(OctalCode.parse("0.77"));

  /** Heaps below 2^n make 2^n + 2 elements; heaps up to 1 make 2. */
  @ParameterizedTest
  @CsvSource({"1,2", "2,6", "3,6", "4,10", "7,10"})
  void nimHasTheTameQuotients(int largest, int order) {
    assertThat(MisereQuotient.of(new Nim(), largest, Definition.budget()).order()).isEqualTo(order);
  }

  @ParameterizedTest
  @CsvSource({"0.77,5", "0.137,8", "0.07,9", "0.3102,5"})
  void sumsAreWonAsASearchFinds(String code, int largest) {
    HeapRules rules = TakeAndBreak.of(OctalCode.parse(code));
    MisereQuotient quotient = MisereQuotient.of(rules, largest, Definition.budget());
    OutcomeSearch<Heaps> search =
        OutcomeSearch.misere(heaps -> heaps.options().map(move -> move.after().withoutOrder()));
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < SUMS; i++) {
      List<Long> heaps =
          LongStream.generate(() -> random.nextLong(1, largest + 1))
              .limit(random.nextInt(5))
              .boxed()
              .toList();
      Heaps sum = new Heaps(rules, heaps).withoutOrder();
      assertThat(quotient.isNextPlayersWin(heaps))
          .as("%s: %s", code, heaps)
          .isEqualTo(search.isNextPlayersWin(sum, Definition.budget()));
    }
  }

  /** Every size occurs equally often, an even number of times; a last heap can be taken whole. */
  @Test
  void manyHeapsNeedNoSearch() {
    MisereQuotient quotient = MisereQuotient.of(kayles, 5, Definition.budget());
    List<Long> pairs = LongStream.range(0, 2000).map(i -> 1 + i / 2 % 5).boxed().toList();
    List<Long> andTwo = Stream.concat(pairs.stream(), Stream.of(2L)).toList();
    assertThat(quotient.order()).isEqualTo(12);
    assertThat(quotient.isNextPlayersWin(pairs)).isFalse();
    assertThat(quotient.isNextPlayersWin(andTwo)).isTrue();
  }

  @Test
  void heapsOutsideTheQuotientAreRejected() {
    MisereQuotient quotient = MisereQuotient.of(kayles, 3, Definition.budget());
    assertThatThrownBy(() -> quotient.isNextPlayersWin(List.of(4L)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("heaps [4]: 1 to 3");
  }

  @Test
  void aLargeQuotientIsUnknown() {
    assertThatThrownBy(() -> MisereQuotient.of(kayles, 20, Budget.of(10_000)))
        .isInstanceOf(LimitException.class);
  }
}
