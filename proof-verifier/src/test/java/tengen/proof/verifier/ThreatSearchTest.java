package tengen.proof.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The known problems. */
final class ThreatSearchTest {
  private static final long NODES = 1_000_000;

  static List<Problems> fours() {
    return Problems.of("vcf");
  }

  static List<Problems> threes() {
    return Problems.of("vct");
  }

  static List<Problems> noWins() {
    return Problems.of("novct");
  }

  @ParameterizedTest
  @MethodSource({"fours", "threes"})
  void aKnownWinIsFoundInItsNumberOfMoves(Problems problem) {
    assertThat(new Solver(problem.board()).wins(problem.moves(), NODES)).isTrue();
  }

  @ParameterizedTest
  @MethodSource("noWins")
  void noWinIsFoundWhereThereIsNone(Problems problem) {
    assertThat(new Solver(problem.board()).wins(8, 100_000)).isFalse();
  }
}
