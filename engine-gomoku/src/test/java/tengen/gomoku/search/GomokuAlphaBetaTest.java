package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the reduction of principal variation nodes with shallow table entries. */
final class GomokuAlphaBetaTest {
  @ParameterizedTest
  @CsvSource({
    "10, 11, 10",
    "10, 9, 9.74",
    "10, 4, 8.440001",
    "40, 1, 36.2",
    "1, -30, 1",
    "0.75, -30, 0.75"
  })
  void aStaleEntryTakesDepthButNeverTheLastPly(float depth, float known, float left) {
    assertThat(GomokuAlphaBeta.staleDepth(depth, known)).isEqualTo(left);
  }
}
