package tengen.gomoku.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.gomoku.WinRule;

/** Tests that a point's entry does not depend on the order of its lines. */
final class PointTableTest {
  /** Open two, closed three, three and four. */
  private static final int SET = 0x89AC;

  private final int[] scores = PatternScores.load(WinRule.FREESTYLE, GomokuBoard.BLACK);
  private final int[] table = PointTable.of(scores, false);

  @ParameterizedTest
  @ValueSource(ints = {SET, 0xCA98, 0x98CA, 0xAC89, 0x9CA8, 0xC8A9})
  void hasTheNumbersOfTheSetInEveryOrder(int lines) {
    assertThat(scores[SET]).isNotZero();
    assertThat(table[lines]).isEqualTo(scores[SET] | PointClass.FOUR_THREE);
  }
}
