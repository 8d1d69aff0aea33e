package tengen.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.engine.Engine;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/** Tests of the file with a program's lines. */
final class ProgramTranscriptTest {
  private static final Position EMPTY = Position.start("gomoku-freestyle", Setup.Board.empty(6, 6));
  private static final String TIME = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z ";

  private final List<String> warnings = new ArrayList<>();

  @TempDir Path folder;

  private static EngineSettings to(Path file, String label) {
    return new EngineSettings(
        1, 1, 1, Map.of("transcript", file.toString(), "transcript-label", label));
  }

  @Test
  void bothDirectionsAndStandardErrorHaveTimes() throws Exception {
    Path file = folder.resolve("game.log");
    try (var transcript = new ProgramTranscript("player", warnings::add)) {
      transcript.configure(to(file, ""));
      transcript.sent("BEGIN\nEND\n");
      transcript.received("7,7");
      transcript.reported("oops");
    }
    assertThat(Files.readAllLines(file)).allMatch(line -> line.matches(TIME + ".*"));
    assertThat(Files.readAllLines(file))
        .extracting(line -> line.replaceFirst(TIME, ""))
        .containsExactly("player > BEGIN", "player > END", "player < 7,7", "player ! oops");
    assertThat(warnings).isEmpty();
  }

  @Test
  void twoProgramsShareAFile() throws Exception {
    Path file = folder.resolve("game.log");
    try (var one = new ProgramTranscript("player", warnings::add);
        var other = new ProgramTranscript("player", warnings::add)) {
      one.configure(to(file, "one"));
      other.configure(to(file, "other"));
      one.received("1,1");
      other.received("2,2");
      one.received("3,3");
    }
    assertThat(Files.readAllLines(file))
        .extracting(line -> line.replaceFirst(TIME, ""))
        .containsExactly("one < 1,1", "other < 2,2", "one < 3,3");
  }

  @Test
  void aFileDoesNotGrowBeyondItsLimit() throws Exception {
    Path file = folder.resolve("game.log");
    String line = "x".repeat(Lines.MAX_LINE_BYTES);
    try (var transcript = new ProgramTranscript("player", warnings::add)) {
      transcript.configure(to(file, ""));
      for (int i = 0; i <= ProgramTranscript.MAX_FILE_BYTES / Lines.MAX_LINE_BYTES; i++) {
        transcript.received(line);
      }
    }
    assertThat(Files.size(file))
        .isBetween(
            ProgramTranscript.MAX_FILE_BYTES - 2 * Lines.MAX_LINE_BYTES,
            ProgramTranscript.MAX_FILE_BYTES);
  }

  @Test
  void aFileThatCannotBeWrittenIsAWarning() {
    try (var transcript = new ProgramTranscript("player", warnings::add)) {
      transcript.configure(to(folder, ""));
      transcript.received("1,1");
    }
    assertThat(warnings).hasSize(1).first().asString().startsWith("the transcript " + folder);
  }

  @Test
  void anEngineContinuesInAnotherFileWithoutARestart() throws Exception {
    var program = new TestProgram(folder);
    Path first = folder.resolve("1.log");
    Path second = folder.resolve("2.log");
    try (Engine engine =
        TestProgram.host(
            program.settings("gomocup", "", Map.of("transcript", first.toString())),
            warnings::add)) {
      engine.newGame(EMPTY);
      assertThat(
              engine.reconfigure(
                  program.settings("gomocup", "", Map.of("transcript", second.toString()))))
          .isTrue();
      engine.newGame(EMPTY);
      engine.search(EMPTY, Goal.BEST_MOVE, RunningSearch.start(Limits.NONE.withMaxNodes(1)));
    }
    assertThat(program.pids()).hasSize(1);
    assertThat(first).content().contains(" player > START 6\n", " player < OK\n");
    assertThat(second).content().contains(" player > BEGIN\n", " player < 0,0\n", " > END\n");
  }
}
