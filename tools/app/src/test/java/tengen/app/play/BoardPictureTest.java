package tengen.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.plugin.PluginLoader;

/** Tests of boards as text. */
final class BoardPictureTest {
  private static final GameRules GOMOKU = rules("gomoku-freestyle");

  private static GameRules rules(String id) {
    return Objects.requireNonNull(PluginLoader.load().rules().get(id));
  }

  private static Position played(GameRules rules, int width, int height, int... points) {
    Position position = Position.start(rules.id(), Setup.Board.empty(width, height));
    for (int i = 0; i < points.length; i += 2) {
      position = position.play(new Place(points[i], points[i + 1]));
    }
    return position;
  }

  @Test
  void theLastMoveIsInBrackets() {
    assertThat(BoardPicture.of(GOMOKU, played(GOMOKU, 6, 5, 0, 0, 5, 4)).lines())
        .containsExactly(
            "   a b c d e f",
            " 5 X . . . . . 5",
            " 4 . . . . . . 4",
            " 3 . . . . . . 3",
            " 2 . . . . . . 2",
            " 1 . . . . .(O)1",
            "   a b c d e f");
  }

  @Test
  void aWinningLineIsMarked() {
    Position won = played(GOMOKU, 5, 5, 0, 0, 0, 1, 1, 0, 1, 1, 2, 0, 2, 1, 3, 0, 3, 1, 4, 0);

    assertThat(BoardPicture.of(GOMOKU, won)).contains(" 5 * * * *(*)5", " 4 O O O O . 4");
  }

  @Test
  void theCursorIsSeen() {
    assertThat(BoardPicture.of(GOMOKU, played(GOMOKU, 5, 5, 1, 0), Optional.of(new Place(2, 0))))
        .contains(" 5 .(X>.<. . 5");
  }

  @Test
  void noGoHasNoColumnI() {
    GameRules nogo = rules("nogo");

    assertThat(BoardPicture.of(nogo, played(nogo, 9, 9))).startsWith("   a b c d e f g h j\n");
  }
}
