package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.SearchStop;
import tengen.nogo.board.NogoBoard;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.Variation;

/**
 * Tests of reports during a search on eight threads, with a report after every few simulations of
 * the main thread.
 */
final class ReportStressTest {
  private static final int THREADS = 8;
  private static final int REPORTS = Boolean.getBoolean("tengen.long") ? 10_000 : 100;
  private static final long MEMORY_BYTES = 64 << 20;

  private int reports;

  @ParameterizedTest
  @ValueSource(ints = {7, 13, 19})
  void reportsAreInOrderWhileEightThreadsSearch(int side) throws Exception {
    var board = new NogoBoard(side, side);
    var search = new MonteCarloTreeSearch(MEMORY_BYTES, THREADS, 1, Thread::new);
    RunningSearch[] control = new RunningSearch[1];
    control[0] =
        new RunningSearch(
            Limits.NONE,
            System::nanoTime,
            System.nanoTime(),
            0,
            progress -> take(progress, control[0]));
    AvoidMoves none = AvoidMoves.of(List.of(), board);
    var parameters =
        new NogoSearchParameters(
            board, NogoBoard.BLACK, board.area(), none, Long.MAX_VALUE, EvaluationKind.PLAYOUTS);
    search.search(parameters, control[0], new SearchStop(control[0], () -> false));
    assertThat(reports).isEqualTo(REPORTS);
  }

  private void take(SearchProgress progress, RunningSearch control) {
    List<Variation> lines = progress.lines();
    assertThat(lines)
        .isNotEmpty()
        .isSortedAccordingTo(
            Comparator.comparingInt(ReportStressTest::rank)
                .thenComparing(Comparator.comparingLong(Variation::nodes).reversed()));
    reports++;
    if (reports == REPORTS) {
      control.stop();
    }
  }

  private static int rank(Variation line) {
    return switch (line.score()) {
      case Score.Win _ -> 0;
      case Score.Loss _ -> 2;
      default -> 1;
    };
  }
}
