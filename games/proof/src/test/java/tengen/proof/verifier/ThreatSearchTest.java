package tengen.proof.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Solves the known problems. */
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

  /**
   * After h8 j13 g9 g10 i9 f9 i7 h11, blocks that count and blocks that do not lead to the same
   * positions.
   */
  @Tag("full")
  @ParameterizedTest
  @ValueSource(ints = {9, 10, 11, 12})
  void aPositionIsWonWithAnyNumberOfMovesLeft(int moves) {
    List<Integer> line = List.of(112, 189, 126, 141, 128, 125, 98, 157);
    assertThat(new Solver(new WhiteNode(0, 15, line, new BitSet(), 0).board()).wins(moves, NODES))
        .isTrue();
  }
}
