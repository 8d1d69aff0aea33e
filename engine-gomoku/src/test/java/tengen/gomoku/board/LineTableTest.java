package tengen.gomoku.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.Side;

/**
 * Tests that the table agrees with the definition of the classes, on lines as long as on a board.
 */
final class LineTableTest {
  private static final int LINES = Boolean.getBoolean("tengen.long") ? 200_000 : 80;

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void equalsTheDefinition(WinRule rule) {
    var random = new Xoshiro(1);
    byte[] table = LineTable.of(rule);
    var forBlack = new ReferencePatterns(rule, Side.BLACK);
    var forWhite = new ReferencePatterns(rule, Side.WHITE);
    for (int i = 0; i < LINES; i++) {
      StringBuilder line = new StringBuilder();
      int signs = 2 + random.nextInt(9);
      for (int at = 0; at < 9 + random.nextInt(8); at++) {
        line.append("XO#______X".charAt(9 - random.nextInt(signs)));
      }
      String walls = "######" + line + "######";
      int at = 6 + random.nextInt(line.length());
      String black = walls.substring(0, at) + "X" + walls.substring(at + 1);
      String white =
          black.substring(0, at).replace('X', 'x').replace('O', 'X').replace('x', 'O')
              + "X"
              + black.substring(at + 1).replace('X', 'x').replace('O', 'X').replace('x', 'O');
      int found = table[shape(rule, black, at)];
      assertThat(found & 15)
          .as("%s, Black, %s at %d", rule, black, at)
          .isEqualTo(forBlack.lineClass(black, at));
      assertThat((found >> 4) & 15)
          .as("%s, White, %s at %d", rule, white, at)
          .isEqualTo(forWhite.lineClass(white, at));
    }
  }

  /** Returns the shape around a point; {@code X} is a black stone. */
  private static int shape(WinRule rule, String line, int at) {
    int reach = LineTable.reach(rule);
    int shape = 0;
    for (int offset = reach; offset >= -reach; offset--) {
      if (offset != 0) {
        shape = (shape << 2) | "#OX_".indexOf(line.charAt(at + offset));
      }
    }
    return shape;
  }
}
