package tengen.nogo.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.cgt.Budget;
import tengen.cgt.Outcome;
import tengen.common.Xoshiro;
import tengen.game.Setup;
import tengen.nogo.board.BitBoard;
import tengen.nogo.board.Regions;
import tengen.search.Limits;
import tengen.search.RunningSearch;

class RegionValuesTest {
  private static final long STEPS = 20_000;

  private static RegionValues values(BitBoard board) {
    return RegionValues.of(board, Regions.of(board), Budget.of(STEPS));
  }

  @Test
  void sumsOfRegionsAreTheValuesOfTheTable() {
    for (String[] row : SolvedPositions.rows("nogo-values.tsv")) {
      RegionValues values = values(SolvedPositions.board(row[0]));
      assertThat(values.sum()).as(row[0]).contains(values.forms().parse(row[2]));
      assertThat(values.outcome().map(Outcome::symbol)).as(row[0]).contains(row[1]);
    }
  }

  @Test
  void theWinnerOfTheSumIsTheSolvers() {
    var solver = new NogoSolver(1 << 20);
    var random = new Xoshiro(8);
    int divided = 0;
    for (int game = 0; game < 8; game++) {
      BitBoard board = nearTheEnd(7, 6, random);
      RegionValues values = values(board);
      divided += values.regions().size() > 1 ? 1 : 0;
      boolean black = wins(solver, board, BitBoard.BLACK);
      boolean white = wins(solver, board, BitBoard.WHITE);
      assertThat(values.outcome()).contains(Outcome.of(black, white));
    }
    assertThat(divided).isPositive();
  }

  private static boolean wins(NogoSolver solver, BitBoard board, int side) {
    return solver.solve(board, side, Long.MAX_VALUE, _ -> false).outcome()
        == NogoSolution.Outcome.WIN;
  }

  /** Plays random stones until few points are open to both sides. */
  private static BitBoard nearTheEnd(int width, int height, Xoshiro random) {
    var board = new BitBoard(width, height);
    int colour = BitBoard.BLACK;
    for (int tries = 0; tries < 400 && openToBoth(board) > 4; tries++) {
      int point = random.nextInt(board.points());
      if (board.isLegal(point, colour)) {
        board.play(point, colour);
        colour = 1 - colour;
      }
    }
    return board;
  }

  private static int openToBoth(BitBoard board) {
    int open = 0;
    for (int point = 0; point < board.points(); point++) {
      open += board.isLegal(point, 0) && board.isLegal(point, 1) ? 1 : 0;
    }
    return open;
  }

  @Test
  void tooLargePositionsAreUnknown() {
    var empty = new BitBoard(9, 9);
    RegionValues values = RegionValues.of(empty, Regions.of(empty), Budget.of(1_000));
    assertThat(values.regions()).containsExactly(Optional.empty());
    assertThat(values.sum()).isEmpty();
    assertThat(values.outcome()).isEmpty();
  }

  @Test
  void theTopicReportsALineForEachValue() {
    var control = RunningSearch.start(Limits.NONE);
    var finding = ValueTopic.inspect(Setup.Board.empty(3, 1), control);
    assertThat(finding.text())
        .isEqualTo("outcome N\nvalue +-(1)\nmean 0\ntemperature 1\nregions +-(1)");
    assertThat(finding.marks()).hasSize(1);
  }
}
