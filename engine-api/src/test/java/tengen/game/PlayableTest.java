package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlayableTest {

  @ParameterizedTest
  @CsvSource({
    "5, 5, true, true",
    "22, 22, true, true",
    "4, 4, false, false",
    "23, 23, false, false",
    "20, 15, false, true",
    "5, 23, false, false",
    "4, 5, false, false"
  })
  void aBoardIsCoveredWithinTheSides(int width, int height, boolean square, boolean rectangle) {
    var game = Playable.board("gomoku-freestyle", 5, 22);
    var setup = Setup.Board.empty(width, height);
    assertThat(game.covers(setup)).isEqualTo(square);
    assertThat(game.withRectangles().covers(setup)).isEqualTo(rectangle);
  }

  @Test
  void singlePointsAreNoBoard() {
    var game = Playable.board("nogo", 1, 19).withRectangles();
    assertThat(game.covers(Setup.Board.empty(1, 1))).isFalse();
    assertThat(game.covers(Setup.Board.empty(1, 2))).isTrue();
    assertThat(game.covers(Setup.Board.empty(19, 1))).isTrue();
  }

  @Test
  void aGameOfTextsHasNoBoards() {
    assertThat(Playable.text("nim").covers(new Setup.Text("3 5 7"))).isTrue();
    assertThat(Playable.text("nim").covers(Setup.Board.empty(0, 0))).isFalse();
    assertThat(Playable.board("nogo", 2, 19).covers(new Setup.Text("3 5 7"))).isFalse();
  }

  @Test
  void changingOnePartKeepsTheOthers() {
    var game = Playable.board("nogo", 2, 19).withOpenings("swap2").withRectangles();
    assertThat(game).isEqualTo(new Playable("nogo", 2, 19, true, List.of("swap2")));
  }
}
