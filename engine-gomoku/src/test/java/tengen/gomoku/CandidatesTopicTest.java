package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.PatternBoards;
import tengen.search.Finding;
import tengen.search.Finding.Mark;

/** Tests that the topic {@code candidates} lists the moves that a search would try. */
final class CandidatesTopicTest {
  private static final Place CENTRE = new Place(7, 7);

  private static List<Place> candidates(List<Place> black, List<Place> white, Side toMove) {
    var stones = new Setup.Board(15, 15, black, white, List.of());
    Finding found =
        GomokuTopics.inspect(PatternBoards.of(WinRule.FREESTYLE, stones), toMove, "candidates")
            .orElseThrow();
    return found.marks().stream().map(Mark::point).toList();
  }

  @Test
  void theFirstStoneGoesToTheCentre() {
    assertThat(candidates(List.of(), List.of(), Side.BLACK)).containsExactly(CENTRE);
  }

  @Test
  void theSecondStoneGoesNearTheFirst() {
    assertThat(candidates(List.of(CENTRE), List.of(), Side.WHITE))
        .isNotEmpty()
        .allMatch(point -> Math.abs(point.x() - 7) <= 4 && Math.abs(point.y() - 7) <= 4);
  }

  @Test
  void aFourLeavesOnlyItsBlock() {
    List<Place> four = List.of(new Place(3, 0), new Place(4, 0), new Place(5, 0), new Place(6, 0));
    assertThat(candidates(four, List.of(new Place(2, 0)), Side.WHITE))
        .containsExactly(new Place(7, 0));
  }
}
