package tengen.cgt.heaps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.impartial.Definition;
import tengen.cgt.impartial.NimSequence;

final class BreakingTest {
  private static NimSequence plain(String code) {
    return NimSequence.endless(new EndlessBreaking(OctalCode.parse(code)));
  }

  private static NimSequence sparse(String code) {
    return NimSequence.endless(new SparseBreaking(OctalCode.parse(code), false));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.16", "0.007", "0.6", "0.165", "4.56", "0.3702"})
  void theSparseSpaceMethodFindsTheValuesOfThePlainOne(String code) {
    NimSequence plain = plain(code + "0...");
    NimSequence sparse = sparse(code);
    for (int heap = 0; heap < 3000; heap++) {
      assertThat(sparse.at(heap, Definition.budget()))
          .as("%s of %d", code, heap)
          .isEqualTo(plain.at(heap, Definition.budget()));
    }
  }

  @Test
  void aHundredThousandValuesOfASparseGameTakeSeconds() {
    assertThat(sparse("0.16").at(100_000, Definition.budget())).isLessThan(64);
  }

  @ParameterizedTest
  @CsvSource({"0.77,12,71", "0.137,34,52", "0.45,20,498", "0.3,2,1"})
  void aPeriodIsFoundAsSoonAsItIsProved(String code, int length, int start) {
    TakeAndBreak rules = TakeAndBreak.of(OctalCode.parse(code));
    int needed = 2 * (start + length) + rules.parameter().length() - 2;
    assertThat(rules.period(needed - 2, Definition.budget())).isEqualTo(Optional.empty());
    assertThat(rules.period(needed - 1, Definition.budget()))
        .hasValueSatisfying(
            period -> {
              assertThat(period.length()).isEqualTo(length);
              assertThat(period.start()).isEqualTo(start);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0...", "0.1...", "0.2...", "0.4...", "4.01...", "0.370...", "4.0"})
  void allMovesAreListed(String text) {
    TakeAndBreak rules = TakeAndBreak.of(OctalCode.parse(text));
    for (long heap = 0; heap <= 12; heap++) {
      assertThat(rules.moves(heap)).containsExactlyElementsOf(movesByDefinition(rules, heap));
    }
  }

  private static List<HeapMove> movesByDefinition(TakeAndBreak rules, long heap) {
    List<HeapMove> moves = new ArrayList<>();
    for (long taken = 0; taken <= heap; taken++) {
      moves.add(HeapMove.take(taken, heap));
      for (long part = 1; 2 * part <= heap - taken; part++) {
        moves.add(HeapMove.split(taken, part, heap - taken - part));
      }
    }
    return moves.stream().filter(rules::allows).toList();
  }

  @Test
  void aHeapOf64BitsOfWhichOnlyAllMayBeTakenHasOneMove() {
    assertThat(TakeAndBreak.of(OctalCode.parse("0.1...")).moves(-2))
        .extracting(HeapMove::taken)
        .containsExactly(-2L);
    assertThat(TakeAndBreak.of(OctalCode.parse("0.0...")).moves(-2)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.77", "4.333...", "0.0", "4.0007"})
  void aCodeIsPrintedAsItIsRead(String code) {
    assertThat(OctalCode.parse(code).print()).isEqualTo(code);
  }
}
