package tengen.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.support.Program;

/** Tests of the command {@code solve}. */
@Tag("full")
final class SolveIT {
  private static final Path TABLE =
      Distribution.root()
          .resolve("engine-gomoku/src/test/resources/tengen/gomoku/threat-problems.tsv");

  @TempDir Path scratch;

  private Path rows(Predicate<String> wanted) throws IOException {
    try (Stream<String> lines = Files.lines(TABLE)) {
      return Files.write(scratch.resolve("rows.tsv"), lines.filter(wanted).toList());
    }
  }

  private static Commands.Result solve(String... flags) throws IOException {
    return Commands.run(words(flags));
  }

  private static String[] words(String... flags) {
    return Stream.concat(Stream.of("solve"), Stream.of(flags)).toArray(String[]::new);
  }

  @Test
  void allWinsAndForbiddenPointsAndSomeBlocksAreSolved() throws Exception {
    Path rows = rows(row -> row.matches("#.*|T-(WIN|FOR)-.*|T-BLK-00[16]\t.*"));
    Commands.Result result =
        solve("--problems", rows.toString(), "--engine", "gomoku-classic", "--time", "0.3");
    List<String> lines = result.lines();
    assertThat(lines.getFirst()).matches("T-WIN-001\tright\t[0-9.]+ ms\t0,5");
    assertThat(lines).anyMatch(line -> line.startsWith("win1: 15 problems: 15 right, 0 wrong"));
    assertThat(lines.getLast())
        .matches("65 problems: 65 right, 0 wrong, 0 unknown; median [0-9.]+ ms, p99 [0-9.]+ ms");
    assertThat(result.exitCode()).as(result.errors()).isZero();
  }

  @Test
  void wrongAnswersExitWithNo() throws Exception {
    String row = "x\tfreestyle\t15\tB\t1,0 2,0 3,0 4,0 | 0,0\twin1\twin=5,0 6,6\tmade up";
    Path rows = Files.writeString(scratch.resolve("rows.tsv"), row);
    Path kept = scratch.resolve("kept");
    Commands.Result result = solve("--problems", rows.toString(), "--resume", kept.toString());
    List<String> lines = result.lines();
    assertThat(lines).first().asString().startsWith("x\twrong\t").endsWith("\t5,0\tright: 5,0 6,6");
    assertThat(lines).last().asString().startsWith("1 problems: 0 right, 1 wrong, 0 unknown; ");
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(kept).isDirectory();
  }

  @Test
  void solvedPositionsOfNogoAreSolvedAgain() throws Exception {
    Path rows =
        Files.write(
            scratch.resolve("rows.tsv"),
            List.of(
                "board\toutcome", "X..O/X..X/...O/....\tN", "OXXO./.X.../...OO/X...O/..XXO\tP"));
    Commands.Result result = solve("--game", "nogo", "--problems", rows.toString());
    List<String> lines = result.lines();
    assertThat(lines.getFirst()).matches("2-b\tright\t[0-9.]+ ms\twin nodes \\d+ pv .*; first .*");
    assertThat(lines).hasSize(5);
    assertThat(result.exitCode()).as(result.errors()).isZero();
  }

  @Test
  void anInterruptedProofOfABoardGoesOnInAnotherProcess() throws Exception {
    String kept = scratch.resolve("kept").toString();
    Commands.Result first =
        solve("--game", "nogo", "--board", "4x4", "--resume", kept, "--nodes", "50000");
    assertThat(first.lines().getFirst()).startsWith("board\tunknown\t");

    try (Program second =
        Distribution.built()
            .tengen(words("--game", "nogo", "--board", "4x4", "--resume", kept, "--time", "60"))) {
      assertThat(second.peer().rest().getFirst())
          .matches("board\tright\t.*\tloss nodes \\d+ pv .*");
      assertThat(second.exitCode()).as(second.errors()).isZero();
    }
  }

  @Test
  void unsupportedBoardsAreReported() throws Exception {
    assertThat(solve("--game", "gomoku", "--board", "3x3").errors())
        .isEqualTo("tengen: --board 3x3: board size 3: gomoku plays 5 to 22\n");
    assertThat(solve("--game", "nogo", "--board", "3x").errors())
        .isEqualTo("tengen: --board 3x: must be RxC, such as 3x4\n");
  }

  @Test
  void anEmptyBoardHasItsOwnSizeAndSideToMove() throws Exception {
    assertThat(solve("--game", "nogo", "--board", "3x4", "--size", "9").errors())
        .isEqualTo("tengen: --board 3x4 cannot be combined with --size\n");
    Commands.Result side = solve("--game", "nogo", "--board", "3x4", "--side", "b");
    assertThat(side)
        .isEqualTo(new Commands.Result(2, List.of(), "tengen: --side needs --position\n"));
  }

  @Test
  void aMissingSolverIsOneLine() throws Exception {
    Commands.Result result =
        solve("--position", "h8 h9", "--kind", "vcf", "--engine", "gomoku-classic");
    assertThat(result.lines()).isEmpty();
    assertThat(result.exitCode()).isEqualTo(5);
    assertThat(result.errors())
        .isEqualTo(
            "tengen: position needs an engine that plays gomoku-freestyle on this board and knows"
                + " vcf; asked: gomoku-classic\n");
  }
}
