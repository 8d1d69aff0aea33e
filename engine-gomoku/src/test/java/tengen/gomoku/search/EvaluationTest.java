package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.common.SearchStop;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.RuleTables;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/** Tests that the search works with any evaluation and reports every stone to it. */
final class EvaluationTest {
  private static final Setup.Board STONES =
      new Setup.Board(
          15,
          15,
          List.of(new Place(7, 7), new Place(8, 8)),
          List.of(new Place(7, 8), new Place(6, 6)),
          List.of());
  private static final Place CORNER = new Place(5, 5);

  private final List<CornerEvaluation> made = new ArrayList<>();

  /**
   * An evaluation that counts Black's stones on {@link #CORNER}, from the stones reported to it.
   */
  private static final class CornerEvaluation implements Evaluation {
    private static final int WORTH = 500;

    private final GomokuBoard board;
    private final int stonesAtFirst;
    private final Deque<Integer> points = new ArrayDeque<>();
    private int corner;
    private int asked;

    CornerEvaluation(GomokuBoard board) {
      this.board = board;
      stonesAtFirst = board.plies();
    }

    @Override
    public void play(int point, int colour) {
      assertThat(board.hasStone(colour, point)).isTrue();
      points.push(point);
      corner += worth(point, colour);
    }

    @Override
    public void undo() {
      int point = points.pop();
      corner -= worth(point, board.colour(board.plies() - 1));
    }

    private static int worth(int point, int colour) {
      if (point != Points.of(CORNER)) {
        return 0;
      }
      return colour == GomokuBoard.BLACK ? WORTH : -WORTH;
    }

    @Override
    public int evaluate(int side) {
      asked++;
      assertThat(stonesAtFirst + points.size()).isEqualTo(board.plies());
      return side == GomokuBoard.BLACK ? corner : -corner;
    }
  }

  private CornerEvaluation made(GomokuBoard board) {
    made.add(new CornerEvaluation(board));
    return made.getLast();
  }

  private LazySmpSearch.Answer search(int threads, Limits limits) throws InterruptedException {
    var parameters =
        new GomokuSearchParameters(
            RuleTables.of(WinRule.FREESTYLE),
            STONES,
            Side.BLACK,
            false,
            1,
            1,
            List.of(),
            SearchContext.MAX_PLY,
            GomokuSearchParameters.FULL_QUIESCENCE,
            this::made);
    var control = RunningSearch.start(limits);
    return new LazySmpSearch(new TranspositionTable(1 << 20), threads, Thread::new)
        .search(parameters, control, new SearchStop(control, () -> false));
  }

  @Test
  void receivesEveryStoneAndEveryUndo() throws Exception {
    search(1, Limits.NONE.withMaxNodes(20_000));

    CornerEvaluation evaluation = made.getFirst();
    assertThat(evaluation.asked).isGreaterThan(1_000);
    assertThat(evaluation.points).isEmpty();
    assertThat(evaluation.corner).isZero();
  }

  @Test
  void decidesTheMoveOfAShallowSearch() throws Exception {
    var answer = search(1, Limits.NONE.withMaxDepth(1));

    assertThat(Points.place(answer.moves().getFirst().point())).isEqualTo(CORNER);
  }

  @Test
  void isMadeForEachThread() throws Exception {
    search(3, Limits.NONE.withMaxDepth(4));

    assertThat(made).hasSize(3).doesNotHaveDuplicates();
  }
}
