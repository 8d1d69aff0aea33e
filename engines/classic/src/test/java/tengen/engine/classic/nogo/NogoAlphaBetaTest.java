package tengen.engine.classic.nogo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.Xoshiro;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchProgress;

class NogoAlphaBetaTest {
  private static final int PLIES = 2;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void tryingEveryMoveAtTheDepthLimitSeesAsFarAsOnePlyMore(int stones) {
    // On 4x4 the width limit leaves out no move.
    var board = new UndoBoard(4, 4);
    var random = new Xoshiro(stones);
    int[] points = new int[board.area];
    int colour = UndoBoard.BLACK;
    for (int stone = 0; stone < stones; stone++) {
      board.play(points[random.nextInt(board.legalPoints(colour, points))], colour);
      colour = UndoBoard.other(colour);
    }
    int count = board.legalPoints(colour, points);
    for (int i = 0; i < count; i++) {
      int tried = search(board, colour, true).value(points[i], PLIES, NogoAlphaBeta.LOST);
      int searched = search(board, colour, false).value(points[i], PLIES + 1, NogoAlphaBeta.LOST);
      assertThat(tried).as("at %s", board.place(points[i])).isEqualTo(searched);
    }
  }

  private static NogoAlphaBeta search(UndoBoard board, int colour, boolean dots) {
    var counter =
        new NodeCounter(
            RunningSearch.start(Limits.NONE), 1, nodes -> new SearchProgress(nodes, List.of()));
    return new NogoAlphaBeta(
        board,
        colour,
        new NogoAlphaBeta.Parameters(
            MoveWeights.ORIGINAL,
            11,
            SearchWidths.ORIGINAL,
            new LeafEvaluation(0, 0, MoveWeights.ORIGINAL),
            dots,
            1),
        counter);
  }
}
