package tengen.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.host.plugin.PluginLoader;

final class OutcomeProblemsTest {
  private static final GameRules RULES =
      Objects.requireNonNull(PluginLoader.load().rules().get("nogo"));

  private static final ProblemQuestion WON = new ProblemQuestion.Won("solve");
  private static final ProblemQuestion LOST = new ProblemQuestion.Lost("solve");

  @TempDir Path scratch;

  private ProblemTable read(String... lines) throws IOException {
    Path file = Files.write(scratch.resolve("t.tsv"), List.of(lines));
    return ProblemTable.read(file, new OutcomeProblems(RULES));
  }

  @Test
  void aDrawingIsAProblemForEitherSide() throws IOException {
    var stones =
        new Setup.Board(3, 2, List.of(new Place(1, 0)), List.of(new Place(2, 1)), List.of());
    Position black = Position.start("nogo", stones);
    assertThat(read("# drawn", "board\tvalue\toutcome", ".X./..O\t*\tL").problems())
        .containsExactly(
            new Problem("3-b", "solve", black, WON),
            new Problem("3-w", "solve", black.withToMove(Side.WHITE), LOST));
  }

  @Test
  void anEmptyBoardIsOneProblem() throws IOException {
    Position start = Position.start("nogo", Setup.Board.empty(4, 2));
    assertThat(read("rows\tcolumns\tfirst\toutcome", "2\t4\t-\tP").problems())
        .containsExactly(new Problem("2x4", "solve", start, LOST));
  }

  @Test
  void outcomesNameTheWinner() throws IOException {
    assertThat(read("board\toutcome", "..\tN", ".\tP", "X.\tR").problems())
        .extracting(Problem::demand)
        .containsExactly(WON, WON, LOST, LOST, LOST, WON);
  }

  @Test
  void faultsAreReportedWithTheirLines() throws IOException {
    assertThat(
            read("board\toutcome", "..\tQ", ".Y\tN", "X\tN", "..").faults().stream()
                .map(fault -> fault.substring(fault.indexOf(".tsv") + 5)))
        .containsExactly(
            "2: outcome Q; N, P, L or R",
            "3: expected rows of . X O joined by /, got .Y",
            "4: a block without liberty at 0,0",
            "5: column outcome is missing");
    assertThat(read("board\tresult").faults()).singleElement().asString().contains(":1: column ");
    assertThat(read("rows\tcolumns\toutcome", "x\t2\tN").faults())
        .singleElement()
        .asString()
        .endsWith("2: expected a number of rows or columns, got x");
  }
}
