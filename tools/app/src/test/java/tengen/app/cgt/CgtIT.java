package tengen.app.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.support.Program;

/** Tests of the command {@code cgt}. */
@Tag("full")
final class CgtIT {
  private static final Path TABLES =
      Distribution.root().resolve("games/cgt/src/test/resources/tengen/cgt");

  @TempDir Path scratch;

  @Test
  void gamesAndSumsAreValued() throws Exception {
    try (Program program =
        Distribution.built()
            .tengen(
                "cgt",
                "value",
                "nim 3 5",
                "kayles 18446744073709551615 + nim 1",
                "hackenbush BRG")) {
      assertThat(program.peer().rest())
          .containsExactly(
              "nim 3 5: *6, N, 2-2 wins",
              "kayles 18446744073709551615 + nim 1: *9, N, 1:1-2 wins",
              "hackenbush BRG: 1/2*, L, mean 1/2, temperature 0, birthday 3, Left"
                  + " wins by 0-1B");
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
  }

  @Test
  void invalidGamesDoNotPreventOtherAnswers() throws Exception {
    List<String> games = new ArrayList<>(List.of("cgt", "value"));
    IntStream.rangeClosed(1, 15).mapToObj(heap -> "nim " + heap).forEach(games::add);
    games.set(8, "nimm 7");
    Commands.Result result = Commands.run(games.toArray(String[]::new));
    assertThat(result.lines())
        .hasSize(14)
        .contains("nim 6: *6, N, 1-6 wins")
        .endsWith("nim 15: *15, N, 1-15 wins");
    assertThat(result.errors()).startsWith("tengen: nimm 7: unknown game 'nimm'; ").hasLineCount(1);
    assertThat(result.exitCode()).isEqualTo(1);
  }

  @Test
  void valuesAreTypedByHandAndDrawn() throws Exception {
    Path picture = scratch.resolve("thermographs.svg");
    Commands.Result result =
        Commands.run(
            "cgt",
            "value",
            "{1/4|1}",
            "1/2 + 1/4",
            "^",
            "nim 3 5 + +-2",
            "--plot",
            picture.toString(),
            "--",
            "-{2|*}");
    assertThat(result.errors()).isEmpty();
    assertThat(result.lines())
        .containsExactly(
            "{1/4|1}: 1/2, L, mean 1/2, temperature -1/2, birthday 2, Left wins by 1/4",
            "1/2 + 1/4: 3/4, L, mean 3/4, temperature -1/4, birthday 3, Left wins by 1:0",
            "^: ^, L, mean 0, temperature 0, birthday 2, Left wins by 0",
            "nim 3 5 + +-2: +-(2*6), N, mean 0, temperature 2, birthday 9, Left wins by 2:2, Right"
                + " wins by 2:-2",
            "-{2|*}: {*|-2}, R, mean -1, temperature 1, birthday 3, Right wins by -2");
    assertThat(picture).content().contains("<svg ");
  }

  @Test
  void theGamesAreListed() throws Exception {
    Commands.Result list = Commands.run("cgt", "games");
    assertThat(list.lines())
        .hasSizeGreaterThan(45)
        .contains(
            "wythoff: Any number is taken from one of two heaps, or the same number from both. For"
                + " instance: wythoff 3 4");
    Commands.Result one = Commands.run("cgt", "games", "prime-nim", "every");
    assertThat(one.lines())
        .hasSize(12)
        .contains(
            "prime-nim",
            "  notation: k, the most that may be taken, a colon, heaps above 2, \"over\" when won;"
                + " a move is HEAP-TAKEN: 1-3",
            "  for instance: every nim 2 + kayles 3: N, 1:1-2+2:1-1:1,1 wins",
            "  source: IPSC, problem \"Kruskal\"");
    assertThat(Commands.run("cgt", "games", "chess").exitCode()).isEqualTo(2);
  }

  @Test
  void misereSumsAreReportedWithTheSjTheorem() throws Exception {
    Commands.Result result =
        Commands.run("cgt", "value", "--misere", "nim 1 2 + kayles 2", "kayles 8", "snort 1x3");
    assertThat(result.lines())
        .containsExactly(
            "nim 1 2 + kayles 2: N, 1:1-1 wins; the SJ theorem holds",
            "kayles 8: N, 1-2:1,5 wins; the SJ theorem does not apply: kayles 5 has nimber 4,"
                + " misere nimber 1; it says P");
    assertThat(result.errors())
        .isEqualTo("tengen: snort 1x3: snort is not an impartial game in normal play\n");
    assertThat(result.exitCode()).isEqualTo(1);
  }

  @Test
  void nimbersAreCalculatedWith() throws Exception {
    assertThat(Commands.run("cgt", "nimber", "product", "16", "16").lines()).containsExactly("24");
    assertThat(Commands.run("cgt", "nimber", "sum", "1", "2", "4").lines()).containsExactly("7");
    assertThat(Commands.run("cgt", "nimber", "quotient", "3", "2").lines()).containsExactly("2");
    assertThat(Commands.run("cgt", "nimber", "inverse", "2").lines()).containsExactly("3");
    assertThat(Commands.run("cgt", "nimber", "square-root", "3").lines()).containsExactly("2");
    assertThat(Commands.run("cgt", "nimber", "inverse", "0").exitCode()).isEqualTo(2);
    assertThat(Commands.run("cgt", "nimber", "product", "2").exitCode()).isEqualTo(2);
  }

  @Test
  void aGameComesFromAFile() throws Exception {
    Path file = Files.writeString(scratch.resolve("game.txt"), "# two\nnim 3 # and\n5\n");
    Commands.Result result = Commands.run("cgt", "value", "nim 1", "--file", file.toString());
    assertThat(result.lines()).containsExactly("nim 1: *, N, 1-1 wins", "nim 3 5: *6, N, 2-2 wins");
    assertThat(Commands.run("cgt", "value", "--file", "absent.txt").exitCode()).isEqualTo(2);
    assertThat(Commands.run("cgt", "value").exitCode()).isEqualTo(2);
  }

  @Test
  void aByteOrderMarkBeginsNoGame() throws Exception {
    Path game = Files.writeString(scratch.resolve("game.txt"), "\uFEFFnim 3 5\n");
    Path table = Files.writeString(scratch.resolve("nim_product.tsv"), "\uFEFF# comment\nHEADER");
    Path problems = Files.writeString(scratch.resolve("problems.tsv"), "\uFEFF# none\n");

    assertThat(Commands.run("cgt", "value", "--file", game.toString()).lines())
        .containsExactly("nim 3 5: *6, N, 2-2 wins");
    assertThat(Commands.run("cgt", "check", table.toString()).lines())
        .containsExactly("0 rows: 0 right, 0 wrong, 0 unknown");
    assertFault(
        "tengen: " + problems + ": contains no problems\n",
        "solve",
        "--problems",
        problems.toString());
  }

  @Test
  void aFileThatCannotBeReadIsNamed() throws Exception {
    Path binary = Files.write(scratch.resolve("binary"), new byte[] {(byte) 0xff});
    String noText = "tengen: " + binary + ": is no text in UTF-8\n";
    String folder = "tengen: " + scratch + ": Is a directory\n";

    assertFault(noText, "cgt", "value", "--file", binary.toString());
    assertFault(noText, "solve", "--problems", binary.toString());
    assertFault(folder, "cgt", "value", "--file", scratch.toString());
    assertFault(folder, "solve", "--problems", scratch.toString());
    assertFault(folder, "file", "--in", scratch.toString());
    assertFault(folder, "prove", "verify", scratch.toString());
  }

  private static void assertFault(String line, String... words) throws Exception {
    assertThat(Commands.run(words)).isEqualTo(new Commands.Result(2, List.of(), line));
  }

  @Test
  void slowValuesAreUnknown() throws Exception {
    Commands.Result result = Commands.run("cgt", "value", "--time", "0", "domineering 8x8");
    assertThat(result.lines()).containsExactly("domineering 8x8: unknown, stopped after 17 steps");
    assertThat(result.exitCode()).as(result.errors()).isZero();
  }

  @Test
  void noLimitIsBelowZero() throws Exception {
    for (List<String> wrong : List.of(List.of("--time", "-5"), List.of("--steps", "-1"))) {
      Commands.Result result =
          Commands.run("cgt", "value", wrong.getFirst(), wrong.getLast(), "nim 3 5");
      assertThat(result)
          .isEqualTo(
              new Commands.Result(
                  2, List.of(), "tengen: --steps and --time must not be negative\n"));
    }
  }

  @Test
  void wrongRowsOfRecomputedTablesExitWithNo() throws Exception {
    Path wrong =
        Files.writeString(
            scratch.resolve("moore_nim.tsv"),
            "# made up\nk\theaps\toutcome\n2\t3,4,4\tP\n2\t6,6\tN\n0\t1\tP\n");
    Commands.Result result =
        Commands.run(
            "cgt", "check", TABLES.resolve("octal_periods.tsv").toString(), wrong.toString());
    assertThat(result.lines())
        .containsExactly(
            "moore_nim.tsv:3\t2\t3,4,4\tP\twrong: P, computed: N",
            "moore_nim.tsv:5\t0\t1\tP\tunknown: 0: a move takes from 1 to 2^20 heaps",
            "24 rows: 22 right, 1 wrong, 1 unknown");
    assertThat(result.exitCode()).isEqualTo(1);
  }

  @Test
  void aFileThatIsNoTableIsAFaultOfTheCommandLine() throws Exception {
    Commands.Result result = Commands.run("cgt", "check", "openings.tsv");
    assertThat(result.lines()).isEmpty();
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.errors())
        .startsWith("tengen: openings.tsv: the file's name must be that of a table: ")
        .hasLineCount(1);
  }
}
