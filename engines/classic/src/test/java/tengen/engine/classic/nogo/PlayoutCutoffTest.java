package tengen.engine.classic.nogo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.common.Xoshiro;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchProgress;

class PlayoutCutoffTest {
  private static final double DECAY = 0.98;
  private static final int GAMES = 10;

  /** After Black's stone in the corner of 2x2 both sides have three moves. */
  @Test
  void withEqualMovesTheRateIsTheDecayAlone() {
    UndoBoard even = new UndoBoard(2, 2);
    even.play(even.point(0, 0), UndoBoard.BLACK);

    assertThat(rate(even, UndoBoard.WHITE, false)).isEqualTo(Math.pow(DECAY, 3));
    assertThat(rate(even, UndoBoard.WHITE, true)).isEqualTo(Math.pow(DECAY, 3) / 2);
  }

  /** Black has closed the corner of 3x3 to White: seven points against six. */
  @ParameterizedTest
  @CsvSource({
    "BLACK, false, 0.68393972, 7",
    "WHITE, false, 0.68393972, 6",
    "BLACK, true, 0.81606028, 7",
    "WHITE, true, 0.81606028, 6"
  })
  void theSideWithMoreMovesHasTheRate(Mover mover, boolean mended, double lead, int left) {
    double ahead = lead * Math.pow(DECAY, left);

    assertThat(rate(cornerOfBlack(), mover.colour, mended))
        .isCloseTo(mover == Mover.BLACK ? ahead : 1 - ahead, within(1e-8));
  }

  /** The side to move. */
  enum Mover {
    BLACK(UndoBoard.BLACK),
    WHITE(UndoBoard.WHITE);

    private final int colour;

    Mover(int colour) {
      this.colour = colour;
    }
  }

  private static UndoBoard cornerOfBlack() {
    var board = new UndoBoard(3, 3);
    board.play(board.point(1, 0), UndoBoard.BLACK);
    board.play(board.point(0, 1), UndoBoard.BLACK);
    return board;
  }

  @Test
  void aSideWithoutMovesHasLost() {
    // Position P2 of the rules: Black's diagonal leaves White no move on 2x2.
    var board = new UndoBoard(2, 2);
    board.play(board.point(1, 0), UndoBoard.BLACK);
    board.play(board.point(0, 1), UndoBoard.BLACK);

    assertThat(rate(board, UndoBoard.WHITE, false)).isZero();
  }

  @Test
  void aPlayoutThatIsCutOffCountsForItsRate() {
    double won =
        playout(new PlayoutCutoff(1, DECAY, false))
            .wins(new UndoBoard(2, 2), UndoBoard.BLACK, GAMES);

    assertThat(won).isCloseTo(GAMES * (1 - Math.pow(DECAY, 3)), within(1e-12));
  }

  @Test
  void aPlayoutThatEndsBeforeItsCutCountsForItsResult() {
    // Every game on 2x2 ends after three stones.
    double won =
        playout(new PlayoutCutoff(3, DECAY, false))
            .wins(new UndoBoard(2, 2), UndoBoard.BLACK, GAMES);

    assertThat(won).isEqualTo(GAMES);
  }

  private static double rate(UndoBoard board, int toMove, boolean mended) {
    return new PlayoutCutoff(1, DECAY, mended).winRate(board, toMove);
  }

  private static GuidedPlayout playout(PlayoutCutoff cutoff) {
    return new GuidedPlayout(
        new UndoBoard(2, 2),
        new UctSearch.Parameters(MoveWeights.ORIGINAL, 1.4, false, 10, 14, cutoff, 1, 0),
        new Xoshiro(1),
        unlimited());
  }

  private static NodeCounter unlimited() {
    return new NodeCounter(
        RunningSearch.start(Limits.NONE), 1, nodes -> new SearchProgress(nodes, List.of()));
  }
}
