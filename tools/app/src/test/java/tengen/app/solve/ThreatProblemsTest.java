package tengen.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.host.plugin.PluginLoader;

final class ThreatProblemsTest {
  private static final ThreatProblems READER =
      new ThreatProblems(PluginLoader.load().rules(), ThreatKind.STRICT_VCT, true);

  @TempDir Path scratch;

  private ProblemTable read(String... lines) throws IOException {
    return ProblemTable.read(Files.write(scratch.resolve("t.tsv"), List.of(lines)), READER);
  }

  @Test
  void aRowIsAPositionAndADemand() throws IOException {
    var row = "a\trenju\t15\tW\t7,7 8,8 | 9,9\tvct\tvct=4;first=1,1";
    var board =
        new Setup.Board(
            15, 15, List.of(new Place(7, 7), new Place(8, 8)), List.of(new Place(9, 9)), List.of());
    assertThat(read("# id\trule", row).problems())
        .containsExactly(
            new Problem(
                "a",
                "vct",
                Position.start("gomoku-renju", board).withToMove(Side.WHITE),
                new ProblemQuestion.Win("strict-vct-shortest", OptionalInt.of(4))));
  }

  @Test
  void eachCategoryHasItsDemand() throws IOException {
    assertThat(demand("vcf", "vcf=2;first=1,1"))
        .isEqualTo(new ProblemQuestion.Win("vcf-shortest", OptionalInt.of(2)));
    assertThat(demand("novct", "none;trap=3")).isEqualTo(new ProblemQuestion.NoWin("strict-vct"));
    assertThat(demand("defence", "only=3,4;threat=vcf2"))
        .isEqualTo(new ProblemQuestion.BestMove(new Place(3, 4)));
    assertThat(demand("block1", "block=3,4"))
        .isEqualTo(new ProblemQuestion.BestMove(new Place(3, 4)));
    assertThat(demand("forbidden", "forbidden=-"))
        .isEqualTo(new ProblemQuestion.ForbiddenPoints(Set.of()));
    assertThat(demand("win1", "win=0,5 9,6"))
        .isEqualTo(new ProblemQuestion.WinningPoints(Set.of(new Place(0, 5), new Place(9, 6))));
  }

  private ProblemQuestion demand(String category, String answer) throws IOException {
    return read("a\tstandard\t15\tB\t7,7 | 8,8\t" + category + "\t" + answer)
        .problems()
        .getFirst()
        .demand();
  }

  @Test
  void faultsAreReportedWithTheirLines() throws IOException {
    var contents =
        read(
            "a\tchess\t15\tB\t|\twin1\twin=-",
            "a\trenju\t15\tB\t7,7 | 7,7\twin1\twin=-",
            "a\trenju\t15\tB\t|\tmagic\tx",
            "a\trenju\t15\tB\t|\tblock1\tblock=1,1 2,2",
            "too short");
    assertThat(contents.problems()).isEmpty();
    assertThat(contents.faults())
        .hasSize(5)
        .allMatch(fault -> fault.startsWith(scratch.resolve("t.tsv") + ":"))
        .anyMatch(fault -> fault.endsWith(":1: unknown rule of Gomoku: chess"))
        .anyMatch(fault -> fault.endsWith(":4: answer must be one point, got 1,1 2,2"))
        .anyMatch(fault -> fault.endsWith(":5: a line needs at least 7 columns, got 1"));
  }
}
