package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a command's options in a YAML file. */
final class OptionFileTest {
  private static final List<String> NAMES = List.of("engine", "games", "openings", "show");

  @TempDir Path folder;

  private OptionFile.Reading read(String yaml) throws IOException {
    return OptionFile.read(Files.writeString(folder.resolve("m.yaml"), yaml), NAMES);
  }

  private List<String> problems(String yaml) throws IOException {
    return read(yaml).problems().stream()
        .map(problem -> problem.toString().replace(folder + "/", ""))
        .toList();
  }

  @Test
  void listsRepeatAnOptionAndMapsHaveParts() throws IOException {
    OptionFile.Reading read =
        read(
            """
            engine:
              - gomoku
              - {st: 0.1, cmd: ./x, arg: [-v, -w], option: {reply-ms: 500, send: hi}}
            games: 100
            openings: {order: random, file: a.tsv}
            show: true
            """);
    assertThat(read.problems()).isEmpty();
    assertThat(read.entries())
        .extracting(entry -> entry.name() + " " + entry.value())
        .containsExactly(
            "engine gomoku",
            "engine st=0.1,cmd=./x,arg=-v,arg=-w,option.reply-ms=500,option.send=hi",
            "games 100",
            "openings a.tsv,order=random",
            "show true");
    assertThat(read.entries().get(2).place()).isEqualTo(folder.resolve("m.yaml") + ":4:8");
  }

  @Test
  void everyProblemHasAPlace() throws IOException {
    assertThat(problems("game: 3\ngames:\nengine: [[a]]\ngames: 4\n"))
        .containsExactly(
            "m.yaml:1:1: unknown key 'game'; did you mean games? known: engine, games, openings,"
                + " show",
            "m.yaml:2:7: games is empty; it must be a text or a number",
            "m.yaml:3:10: engine[0] is a list; it must be a text or a number",
            "m.yaml:4:1: 'games' is given twice; delete it here or in line 2");
    assertThat(problems("engine: {cmd: x, arg: ['-o,depth=5'], option: {send: 'a,b=1'}}\n"))
        .containsExactly(
            "m.yaml:1:24: engine.arg[0] contains ',depth=', which begins another part",
            "m.yaml:1:54: engine.option.send contains ',b=', which begins another part");
    assertThat(problems("- a\n"))
        .containsExactly(
            "m.yaml:1:1: the file is a list; it must be a map of options, such as games: 100");
    assertThat(problems("games: !env X\n"))
        .containsExactly("m.yaml:1:8: tag '!env' is not allowed; write the value without a tag");
    assertThat(problems("games: {\n")).hasSize(1).first().asString().startsWith("m.yaml:2:1: not");
  }

  @Test
  void aLongFileIsRejected() throws IOException {
    assertThat(problems("# " + "x".repeat(1 << 20)))
        .containsExactly("m.yaml: is too long; at most 1048576 bytes");
  }

  @Test
  void anEmptyFileHasNoOptions() throws IOException {
    assertThat(read("")).isEqualTo(new OptionFile.Reading(List.of(), List.of()));
  }

  @Test
  void aMissingFileIsAnError() {
    assertThatThrownBy(() -> OptionFile.read(folder.resolve("none"), NAMES))
        .isInstanceOf(NoSuchFileException.class);
  }
}
