package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The depth of nodes of the principal variation of which the table knows less. */
final class AlphaBetaTest {
  @Test
  void aStaleEntryTakesDepthButNeverTheLastPly() {
    assertThat(AlphaBeta.staleDepth(10, 11)).isEqualTo(10);
    assertThat(AlphaBeta.staleDepth(10, 4)).isBetween(1f, 9.5f);
    assertThat(AlphaBeta.staleDepth(10, 2)).isLessThan(AlphaBeta.staleDepth(10, 4));
    assertThat(AlphaBeta.staleDepth(1, -30)).isEqualTo(1);
    assertThat(AlphaBeta.staleDepth(0.75f, -30)).isEqualTo(0.75f);
  }
}
