package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.game.Move.Place;

final class SetupTest {

  @Test
  void boardsWithEqualStonesInAnyOrderAreEqual() {
    var one =
        new Setup.Board(
            9, 9, List.of(new Place(3, 1), new Place(0, 2), new Place(2, 1)), List.of(), List.of());
    var other =
        new Setup.Board(
            9, 9, List.of(new Place(0, 2), new Place(2, 1), new Place(3, 1)), List.of(), List.of());
    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
  }

  @Test
  void stonesAreInReadingOrder() {
    var board =
        new Setup.Board(
            9, 9, List.of(), List.of(new Place(0, 2), new Place(3, 1), new Place(2, 1)), List.of());
    assertThat(board.white()).containsExactly(new Place(2, 1), new Place(3, 1), new Place(0, 2));
  }

  @Test
  void coloursAreNotMixedUp() {
    List<Place> stone = List.of(new Place(4, 4));
    assertThat(new Setup.Board(9, 9, stone, List.of(), List.of()))
        .isNotEqualTo(new Setup.Board(9, 9, List.of(), stone, List.of()))
        .isNotEqualTo(new Setup.Board(9, 9, List.of(), List.of(), stone));
  }

  @Test
  void anEmptyBoardHasItsSizes() {
    assertThat(Setup.Board.empty(20, 15))
        .isEqualTo(new Setup.Board(20, 15, List.of(), List.of(), List.of()));
  }
}
