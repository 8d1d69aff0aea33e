package tengen.gomoku.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the board asks about a point is the same in whatever order its lines are. */
final class PointTableTest {
  /** A line of the resource: open two, closed three, open three, four. */
  private static final int SET = 0x589B;

  private final int[] table = PointTable.of(PatternScores.load(), false);

  @ParameterizedTest
  @ValueSource(ints = {SET, 0xB985, 0x85B9, 0x9B58, 0x5B98, 0x98B5})
  void hasTheNumbersOfTheSetInEveryOrder(int lines) {
    int entry = table[lines];
    assertThat(PointTable.value(entry)).isEqualTo(321);
    assertThat(PointTable.attack(entry)).isEqualTo(280);
    assertThat(PointTable.defence(entry)).isEqualTo(302);
    assertThat(PointTable.pointClass(entry)).isEqualTo(PointClass.FOUR_THREE);
  }
}
