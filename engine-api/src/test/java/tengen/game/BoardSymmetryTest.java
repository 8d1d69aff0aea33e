package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.game.Move.Place;

class BoardSymmetryTest {
  private static Setup.Board board(int width, int height) {
    return new Setup.Board(
        width, height, List.of(new Place(1, 0)), List.of(new Place(3, 2)), List.of());
  }

  @Test
  void symmetriesHaveInverses() {
    Setup.Board board = board(5, 4);
    var point = new Place(4, 1);
    for (BoardSymmetry symmetry : BoardSymmetry.ALL) {
      assertThat(symmetry.origin(board, symmetry.of(board, point))).isEqualTo(point);
    }
    assertThat(BoardSymmetry.ALL.stream().map(symmetry -> symmetry.of(board)))
        .doesNotHaveDuplicates();
  }

  @Test
  void aSquareHasEightImagesOfItsSizeAndARectangleFour() {
    assertThat(BoardSymmetry.images(board(5, 5)).distinct()).hasSize(8);
    assertThat(BoardSymmetry.images(board(5, 4)).distinct())
        .hasSize(4)
        .allMatch(image -> image.width() == 5 && image.height() == 4);
  }
}
