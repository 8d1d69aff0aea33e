package tengen.app.engines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.support.Program;
import tengen.support.Waits;

/** Runs the checklists against Tengen's own launchers. */
@Tag("full")
class CheckEngineIT {
  private final Distribution distribution = Distribution.built();

  @ParameterizedTest
  @CsvSource({"nogo, sabaki, gogui, gogui-twogtp", "nogo-classic, nogo-game, quit, interrupt"})
  void ourGtpPassesOurPages(String engine, String one, String two, String three) throws Exception {
    String arguments = ",arg=stdio,arg=--protocol,arg=gtp,arg=--engine,arg=" + engine;
    String last =
        lastLine(
            0,
            "cmd=" + launcher("tengen") + arguments,
            "--game=nogo",
            "--page=" + one,
            "--page=" + two,
            "--page=" + three);

    assertThat(last).isEqualTo("3 pages: 3 pass, 0 fail, 0 differ, 0 not supported");
  }

  @Test
  void ourGomocupPassesOurPages() throws Exception {
    String last =
        lastLine(
            0,
            "cmd=" + launcher("pbrain-tengen"),
            "--game=gomoku",
            "--page=takeback",
            "--page=game-judge");

    assertThat(last).isEqualTo("2 pages: 2 pass, 0 fail, 0 differ, 0 not supported");
  }

  @Test
  void aFailedPageIsExitCodeOne() throws Exception {
    String last = lastLine(1, "cmd=cat", "--game=gomoku", "--page=turn");

    assertThat(last).isEqualTo("1 pages: 0 pass, 1 fail, 0 differ, 0 not supported");
  }

  @Test
  void aSignalEndsItWithoutAWord() throws Exception {
    String[] silent = words("cmd=sleep,arg=600", "--game=gomoku");
    try (Program program = distribution.tengen(silent)) {
      assertThat(program.peer().line()).contains("gomoku over gomocup");
      program.signal("TERM");

      assertThat(program.exitCode()).isEqualTo(143);
      assertThat(program.peer().rest()).isEmpty();
      assertThat(program.errors()).isEmpty();
    }
  }

  @Test
  void impossibleChecksAreOneLineAndAnExitCode() throws Exception {
    assertFails(2, "gomocup does not support NoGo", "cmd=cat,protocol=gomocup", "--game=nogo");
    assertFails(2, "no page frobnicate", "cmd=cat", "--game=nogo", "--page=frobnicate");
    assertFails(5, "/nowhere/engine", "cmd=/nowhere/engine", "--game=nogo");
  }

  private String launcher(String name) {
    return distribution.home().resolve("bin").resolve(name).toString();
  }

  private String lastLine(int exitCode, String... arguments) throws Exception {
    try (Program program = distribution.tengen(words(arguments))) {
      List<String> lines = program.peer().rest();
      assertThat(program.exitCode()).as(String.join("\n", lines)).isEqualTo(exitCode);
      return lines.getLast();
    }
  }

  private static void assertFails(int exitCode, String message, String... arguments)
      throws Exception {
    Commands.Result result = Commands.run(words(arguments));
    assertThat(result.exitCode()).isEqualTo(exitCode);
    assertThat(result.errors().lines()).hasSize(1).first().asString().contains(message);
  }

  private static String[] words(String... arguments) {
    List<String> all =
        new ArrayList<>(List.of("check-engine", "--seconds=" + Waits.CAP.toSeconds()));
    all.addAll(List.of(arguments));
    return all.toArray(String[]::new);
  }
}
