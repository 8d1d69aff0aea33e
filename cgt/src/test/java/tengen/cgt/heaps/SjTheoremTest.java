package tengen.cgt.heaps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.cgt.impartial.Definition;

final class SjTheoremTest {
  private static List<HeapRules> tame() {
    return List.of(
        new Nim(),
        new Lasker(),
        new TakeUpTo(4),
        Subtraction.parse("2,4,7"),
        Subtraction.parse("3,5,6,10"));
  }

  @ParameterizedTest
  @MethodSource("tame")
  void rulesThatAreTameMeetTheCondition(HeapRules rules) {
    assertThat(rules.isTame()).isTrue();
    SjTheorem theorem = new SjTheorem(rules, Definition.budget());
    assertThat(LongStream.range(0, 60)).allMatch(theorem::holds);
  }

  @ParameterizedTest
  @CsvSource({"0.77,5", "0.137,9", "0.07,10"})
  void itIsRefusedFromTheFirstHeapThatBreaksTheRule(String code, long first) {
    SjTheorem theorem = new SjTheorem(TakeAndBreak.of(OctalCode.parse(code)), Definition.budget());
    assertThat(theorem.holds(List.of(first - 1, first - 1))).isTrue();
    assertThat(theorem.holds(List.of(first))).isFalse();
  }
}
