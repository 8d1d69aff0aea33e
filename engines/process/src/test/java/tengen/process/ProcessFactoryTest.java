package tengen.process;

import static java.nio.file.attribute.PosixFilePermission.OWNER_EXECUTE;
import static java.nio.file.attribute.PosixFilePermission.OWNER_READ;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineSettings;
import tengen.game.Playable;

class ProcessFactoryTest {
  private final ProcessFactory factory = new ProcessFactory();

  @Test
  void aProgramPlaysTheGamesThatItsOptionsName() {
    assertThat(descriptor("gtp", "gomoku-renju 15\nnogo 2-19 rectangles").games())
        .containsExactly(
            Playable.board("gomoku-renju", 15, 15), Playable.board("nogo", 2, 19).withRectangles());
  }

  private EngineDescriptor descriptor(String dialect, String games) {
    var options = Map.of("command", "sh", "dialect", dialect, "games", games);
    return factory.descriptor(new EngineSettings(1, 1, 1, options));
  }

  @Test
  void gamesThatTheProtocolLacksAreRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> descriptor("gomocup", "gomoku-renju 15\nnogo 9"))
        .withMessage(
            "games nogo: gomocup supports only Gomoku, such as gomoku-freestyle;"
                + " dialect gtp supports every game");
  }

  @ParameterizedTest
  @CsvSource({
    "no-such-program, '', command no-such-program: no such program; ",
    "/no/such/program, '', command /no/such/program: no such program; ",
    "./module-info.java, src/main/java, command ./module-info.java: may not be run; ",
    "sh, no/such, folder no/such: no such folder; "
  })
  void aMissingProgramIsRejected(String command, String folder, String message) {
    var options = Map.of("command", command, "folder", folder, "games", "nogo 9");
    var settings = new EngineSettings(1, 1, 1, options);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> factory.descriptor(settings))
        .withMessageStartingWith(message);
  }

  @Test
  void aProgramIsLookedForFromItsFolder(@TempDir Path folder) throws IOException {
    Files.createFile(
        folder.resolve("bot"),
        PosixFilePermissions.asFileAttribute(Set.of(OWNER_READ, OWNER_EXECUTE)));
    var options =
        Map.of("command", "./bot", "folder", folder.toString(), "games", "gomoku-renju 9");

    assertThat(factory.descriptor(new EngineSettings(1, 1, 1, options)).games()).hasSize(1);
  }

  @Test
  void aFactoryWithoutACommandPlaysNoGame() {
    var options = Map.of("games", "nogo 9");

    assertThat(factory.descriptor(new EngineSettings(1, 1, 1, options)).games()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nogo", "nogo 9-2", "nogo 0-9", "nogo x", "nogo 9 squares", "nogo 9\nnogo 7"})
  void invalidGamesAreRejected(String games) {
    assertThat(ProcessOptions.GAMES.objection(games).orElseThrow())
        .startsWith("games \"" + games.lines().toList().getLast() + '"')
        .contains("gomoku-freestyle 5-22");
  }

  @Test
  void nulCharactersAreRejected() {
    assertThat(
            Stream.of(ProcessOptions.ALL)
                .flatMap(option -> option.objection("A=1\0").stream())
                .filter(why -> why.contains("NUL")))
        .containsExactly(
            "command has a NUL character; any text without one",
            "arguments has a NUL character; any text without one",
            "environment has a NUL character; any text without one",
            "folder has a NUL character; any text without one",
            "transcript has a NUL character; any text without one");
  }

  @Test
  void aVariableHasAName() {
    assertThat(ProcessOptions.ENVIRONMENT.objection("A=1\nB=")).isEmpty();
    assertThat(ProcessOptions.ENVIRONMENT.objection("A=1\n=2"))
        .contains("environment \"=2\"; one variable a line, as NAME=VALUE");
  }
}
