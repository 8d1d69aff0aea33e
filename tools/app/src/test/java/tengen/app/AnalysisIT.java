package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Foreign;
import tengen.support.Program;

/** Tests of the example scripts for analysis. */
@Tag("full")
@ExtendWith(OneServer.class)
class AnalysisIT {
  private static final int QUERIES = Boolean.getBoolean("tengen.long") ? 10_000 : 300;

  private static final List<String> MOVES =
      List.of("[\"B\",\"E5\"]", "[\"W\",\"C3\"]", "[\"B\",\"G7\"]", "[\"W\",\"C7\"]");

  private static final Pattern ID = Pattern.compile("\\{\"id\":\"(q[0-9]+)\",.*");

  @TempDir Path scratch;

  @Test
  void queriesFromAScriptComeBackComplete() throws Exception {
    List<String> ids = IntStream.range(0, QUERIES).mapToObj(i -> "q" + i).toList();
    Path file =
        Files.write(
            scratch.resolve("queries"),
            IntStream.range(0, QUERIES).mapToObj(AnalysisIT::query).toList());
    String command =
        "cat '%s' | '%s' stdio --protocol analysis --engine nogo"
            .formatted(file, Distribution.built().launcher());

    try (Program program = Program.start(scratch, List.of("bash", "-c", command))) {
      List<String> answers = program.peer().rest();

      assertThat(answers).allMatch(answer -> answer.contains("\"moveInfos\":[{\"move\":"));
      assertThat(answers.stream().map(AnalysisIT::idOf)).containsExactlyInAnyOrderElementsOf(ids);
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
  }

  private static String query(int number) {
    List<String> moves = MOVES.subList(0, number % (MOVES.size() + 1));
    return "{\"id\":\"q%d\",\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"moves\":%s,\"maxVisits\":20}"
        .formatted(number, moves);
  }

  private static String idOf(String answer) {
    Matcher id = ID.matcher(answer);
    return id.matches() ? id.group(1) : answer;
  }

  @Test
  void aGameWithoutABoardIsAnalysed() throws Exception {
    try (Program program = Distribution.built().tengen("stdio", "--protocol", "analysis")) {
      assertThat(answer(program, "\"game\":\"nim 3 5\",\"moves\":[[\"B\",\"2-2\"]]"))
          .contains("\"currentPlayer\":\"W\"", "\"proof\":{\"result\":\"loss\"");
      String sum = "\"action\":\"tengen-position\",\"game\":\"nim 3 + kayles 1\",\"moves\":[]";
      assertThat(answer(program, sum))
          .contains("\"rules\":\"sum\"", "\"moves\":[\"1:", "\"verdict\":{\"state\":\"open\"}");
      assertThat(answer(program, "\"game\":\"chess e4\",\"moves\":[]"))
          .contains("no engine here plays chess");
      program.peer().endInput();
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
  }

  private static String answer(Program program, String fields) throws Exception {
    String query = "{\"id\":\"a\"," + fields + "}\n";
    program.peer().send(query.getBytes(StandardCharsets.ISO_8859_1));
    return program.peer().nextLine().orElse("nothing");
  }

  @Test
  void theExampleInPythonShowsAGame() throws Exception {
    List<String> shown = example("python3", "winrates.py", Distribution.built().launcher());

    assertThat(shown)
        .hasSize(5)
        .allMatch(line -> line.matches("turn [0-4]: \\d+% for Black; best is [A-J]\\d.*"));
  }

  @Test
  void theExampleForNodeWatchesASearch(Server server) throws Exception {
    List<String> shown = example("node", "watch.mjs", Integer.toString(server.port()));

    assertThat(shown)
        .isNotEmpty()
        .allMatch(line -> line.matches("\\d+ positions: [A-P]\\d+ \\d+ %.*"));
  }

  /** Runs an example and returns its output. Skips the test if the language is not installed. */
  private List<String> example(String language, String name, String argument) throws Exception {
    Foreign.require(language);
    String path = Distribution.built().home().resolve("docs/examples/analysis/" + name).toString();
    try (Program program = Program.start(scratch, List.of(language, path, argument))) {
      List<String> lines = program.peer().rest();
      assertThat(program.exitCode()).as(program.errors()).isZero();
      return lines;
    }
  }
}
