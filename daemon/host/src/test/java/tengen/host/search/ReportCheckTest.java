package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Setup;
import tengen.search.Finding;
import tengen.search.Finding.Mark;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.Variation;

class ReportCheckTest {
  private static final Score EVEN = new Score.Estimate(0.5);
  private static final Place CORNER = new Place(4, 2);

  private final ReportCheck board = ReportCheck.of(Setup.Board.empty(5, 3));
  private final ReportCheck text = ReportCheck.of(new Setup.Text("3,4,5"));

  private static SearchProgress progress(Variation... lines) {
    return new SearchProgress(1, List.of(lines));
  }

  private static Variation line(Score score, Move... moves) {
    return new Variation(score, List.of(moves), 1, 1);
  }

  @Test
  void validReportsAreUnchanged() {
    var won =
        new Variation(
            new Score.Win(OptionalInt.of(3)),
            List.of(CORNER, new Move.Pass(), new Places(List.of(CORNER))),
            4,
            9,
            77,
            OptionalDouble.of(0.25));
    var reported =
        new SearchProgress(
            100, List.of(won, line(new Score.Draw()), line(EVEN)), Optional.of(CORNER));

    assertThat(board.checked(reported)).isEqualTo(reported);
  }

  @Test
  void aVariationEndsBeforeItsFirstPointOffTheBoard() {
    var reported = progress(line(EVEN, CORNER, new Place(5, 0), CORNER));

    assertThat(board.checked(reported)).isEqualTo(progress(line(EVEN, CORNER)));
  }

  @Test
  void variationsWithAnUnprintableFirstMoveAreDropped() {
    var reported =
        progress(
            line(EVEN, new Place(0, 3)),
            line(EVEN, new Place(-1, 0)),
            line(EVEN, new Places(List.of(CORNER, new Place(0, -1)))),
            line(EVEN, new Move.Text("a\nb")),
            line(EVEN, CORNER));

    assertThat(board.checked(reported)).isEqualTo(progress(line(EVEN, CORNER)));
  }

  @Test
  void aGameWithoutABoardHasNoPoints() {
    var reported = progress(line(EVEN, new Move.Text("2-3"), new Place(0, 0)));

    assertThat(text.checked(reported)).isEqualTo(progress(line(EVEN, new Move.Text("2-3"))));
  }

  @Test
  void ratesAreClampedToTheirRange() {
    var reported =
        progress(
            line(new Score.Estimate(7)),
            line(new Score.Estimate(-0.1)),
            line(new Score.Estimate(Double.NaN)),
            new Variation(EVEN, List.of(), 1, 1, 1, OptionalDouble.of(2)),
            new Variation(EVEN, List.of(), 1, 1, 1, OptionalDouble.of(Double.NaN)));

    assertThat(board.checked(reported))
        .isEqualTo(
            progress(
                line(new Score.Estimate(1)),
                line(new Score.Estimate(0)),
                new Variation(EVEN, List.of(), 1, 1, 1, OptionalDouble.of(1)),
                line(EVEN)));
  }

  @Test
  void negativeCountsAreZero() {
    var line = new Variation(EVEN, List.of(), -1, -1, -1, OptionalDouble.empty());
    var reported = new SearchProgress(-1, List.of(line));

    assertThat(board.checked(reported))
        .isEqualTo(new SearchProgress(0, List.of(new Variation(EVEN, List.of(), 0, 0))));
  }

  @Test
  void negativePlyCountsAreUnknown() {
    var soon = OptionalInt.of(-5);

    assertThat(board.checked(progress(line(new Score.Win(soon)), line(new Score.Loss(soon)))))
        .isEqualTo(
            progress(
                line(new Score.Win(OptionalInt.empty())),
                line(new Score.Loss(OptionalInt.empty()))));
  }

  @Test
  void currentMovesOffTheBoardAreDropped() {
    var reported = new SearchProgress(1, List.of(), Optional.of(new Place(5, 2)));

    assertThat(board.checked(reported)).isEqualTo(progress());
  }

  @Test
  void marksOffTheBoardAreDropped() {
    var reported =
        new Finding("two", List.of(new Mark(CORNER, "A"), new Mark(new Place(5, 2), "B")));

    assertThat(board.checked(reported))
        .isEqualTo(new Finding("two", List.of(new Mark(CORNER, "A"))));
  }
}
