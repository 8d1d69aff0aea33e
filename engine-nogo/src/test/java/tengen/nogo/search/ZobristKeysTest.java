package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;

class ZobristKeysTest {
  private static final int SIDE = 9;

  private final ZobristKeys keys = new ZobristKeys(new NogoBoard(SIDE, SIDE));

  private static String text(NogoBoard board, int colour) {
    var text = new StringBuilder().append(colour);
    for (int i = 0; i < SIDE * SIDE; i++) {
      text.append(board.seen(board.point(i % SIDE, i / SIDE), NogoBoard.BLACK));
    }
    return text.toString();
  }

  @Test
  void movesChangeKeysToThoseOfTheirPositions() {
    Map<Long, String> positions = new HashMap<>();
    for (int game = 0; game < 50; game++) {
      var random = new Xoshiro(game);
      var board = new NogoBoard(SIDE, SIDE);
      long key = keys.key(board, NogoBoard.BLACK);
      for (int colour = NogoBoard.BLACK; board.count(NogoBoard.BOTH) > 0; colour ^= 1) {
        int point = board.draw(NogoBoard.BOTH, random);
        board.play(point, colour);
        key ^= keys.change(point, colour);
        assertThat(key).isEqualTo(keys.key(board, 1 - colour));
        String text = text(board, 1 - colour);
        assertThat(positions.getOrDefault(key, text)).isEqualTo(text);
        positions.put(key, text);
      }
    }
    assertThat(positions).hasSizeGreaterThan(1_000);
  }

  @Test
  void theSideToMoveIsPartOfThePosition() {
    var board = new NogoBoard(SIDE, SIDE);
    assertThat(keys.key(board, NogoBoard.BLACK)).isNotEqualTo(keys.key(board, NogoBoard.WHITE));
  }
}
