package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.SearchStop;
import tengen.common.gomoku.WinRule;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.RuleTables;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchProgress;
import tengen.search.Variation;

/** Tests of reports during a search on eight threads, with a report every millisecond. */
@Tag("full")
final class ReportStressTest {
  private static final int THREADS = 8;
  private static final int REPORTS = Boolean.getBoolean("tengen.long") ? 10_000 : 100;
  private static final int LINES = 5;
  private static final long TABLE_BYTES = 1 << 20;

  private int reports;
  private long nodes;

  @ParameterizedTest
  @ValueSource(ints = {9, 15, 19})
  void reportsHoldPlayableLinesWhileEightThreadsSearch(int side) throws Exception {
    var centre = new Place(side / 2, side / 2);
    var stones = new Setup.Board(side, side, List.of(centre), List.of(), List.of());
    var parameters =
        new GomokuSearchParameters(
            RuleTables.of(WinRule.FREESTYLE),
            stones,
            Side.WHITE,
            true,
            LINES,
            LINES,
            List.of(),
            SearchContext.MAX_PLY,
            GomokuSearchParameters.FULL_QUIESCENCE,
            PatternEvaluation::new);
    RunningSearch[] control = new RunningSearch[1];
    control[0] =
        new RunningSearch(
            Limits.NONE,
            System::nanoTime,
            System.nanoTime(),
            1,
            progress -> take(progress, stones, control[0]));
    new LazySmpSearch(new TranspositionTable(TABLE_BYTES), THREADS, Thread::new)
        .search(parameters, control[0], new SearchStop(control[0], () -> false));
    assertThat(reports).isEqualTo(REPORTS);
  }

  private void take(SearchProgress progress, Setup.Board stones, RunningSearch control) {
    assertThat(progress.nodes()).isGreaterThanOrEqualTo(nodes);
    nodes = progress.nodes();
    assertThat(progress.lines()).isNotEmpty();
    assertThat(progress.lines().stream().map(line -> line.moves().getFirst()))
        .doesNotHaveDuplicates();
    progress.lines().forEach(line -> assertPlayable(line, stones));
    reports++;
    if (reports >= REPORTS) {
      control.stop();
    }
  }

  private static void assertPlayable(Variation line, Setup.Board stones) {
    List<Move> played = Stream.concat(stones.black().stream(), line.moves().stream()).toList();
    assertThat(played).doesNotHaveDuplicates().allMatch(move -> isOn(stones, move));
  }

  private static boolean isOn(Setup.Board board, Move move) {
    return move instanceof Place(int x, int y)
        && x >= 0
        && x < board.width()
        && y >= 0
        && y < board.height();
  }
}
