package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;

class TextGameSizeTest {
  private static final Position START = Position.start("nim", new Setup.Text("900 900"));

  @Test
  void theSizeAfterEachChangeIsThatOfTheWholeGame() {
    var size = new TextGameSize();
    for (Position position : changes()) {
      assertThat(size.bytes(position)).isEqualTo(new TextGameSize().bytes(position));
    }
  }

  /** Returns moves, takebacks, and two games with other starts. */
  private static List<Position> changes() {
    List<Position> changes = new ArrayList<>();
    Position position = START;
    for (int move = 1; move <= 100; move++) {
      changes.add(position);
      position = position.play(new Move.Text("1-" + "1".repeat(move)));
      if (move % 7 == 0) {
        changes.add(position);
        position = position.undo().orElseThrow().undo().orElseThrow();
      }
    }
    changes.add(Position.start("nim", new Setup.Text("1 2 3")));
    changes.add(START.play(new Move.Text("2-1")));
    return changes;
  }

  @Test
  void aGameOnABoardHasNoSize() {
    assertThat(new TextGameSize().bytes(Position.start("nogo", Setup.Board.empty(9, 9)))).isZero();
  }
}
