package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.game.Move.Place;

final class PositionTest {
  private static final Position START =
      Position.start("gomoku-freestyle", Setup.Board.empty(15, 15));

  @Test
  void blackMovesFirst() {
    assertThat(START.toMove()).isEqualTo(Side.BLACK);
    assertThat(START.turns()).isEmpty();
  }

  @Test
  void playingLeavesTheOldPositionAsItWas() {
    Position next = START.play(new Place(7, 7));
    assertThat(START.turns()).isEmpty();
    assertThat(next.turns()).containsExactly(new Turn(Side.BLACK, new Place(7, 7)));
    assertThat(next.toMove()).isEqualTo(Side.WHITE);
  }

  @Test
  void aSideMayPlayTwice() {
    Position twice = START.play(Side.BLACK, new Place(7, 7)).play(Side.BLACK, new Place(8, 8));
    assertThat(twice.turns()).extracting(Turn::side).containsExactly(Side.BLACK, Side.BLACK);
    assertThat(twice.toMove()).isEqualTo(Side.WHITE);
  }

  @Test
  void undoOfPlayIsTheOldPosition() {
    Position next = START.play(new Place(7, 7));
    assertThat(next.undo()).contains(START);
    assertThat(next.play(new Place(0, 0)).undo()).contains(next);
  }

  @Test
  void undoGivesTheTurnBackToTheSideThatHadIt() {
    Position white = START.withToMove(Side.WHITE).play(new Place(7, 7));
    assertThat(white.undo().orElseThrow().toMove()).isEqualTo(Side.WHITE);
  }

  @Test
  void undoDoesNotReachBehindTheSetup() {
    var stones = new Setup.Board(9, 9, List.of(new Place(2, 2)), List.of(), List.of());
    assertThat(Position.start("nogo", stones).undo()).isEmpty();
  }

  @Test
  void equalGamesAreEqualPositions() {
    assertThat(START.play(new Place(7, 7)))
        .isEqualTo(START.play(new Place(7, 7)))
        .hasSameHashCodeAs(START.play(new Place(7, 7)))
        .isNotEqualTo(START.play(new Place(7, 8)))
        .isNotEqualTo(START.play(new Place(7, 7)).withToMove(Side.BLACK));
  }

  @Test
  void turnsAreCopied() {
    var turns = new ArrayList<>(List.of(new Turn(Side.BLACK, new Move.Pass())));
    var position = new Position("nogo", Setup.Board.empty(9, 9), turns, Side.WHITE);
    turns.clear();
    assertThat(position.turns()).hasSize(1);
    assertThatThrownBy(() -> position.turns().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
