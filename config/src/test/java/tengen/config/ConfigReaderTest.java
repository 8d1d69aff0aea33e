package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files as a whole: invalid ones, and several problems at once. */
final class ConfigReaderTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "# nothing but a comment\n", "---\n", "---\n...\n", "{}", "~"})
  void aFileThatSaysNothingMeansTheDefaults(String yaml) {
    assertThat(Reading.of(yaml)).isEqualTo(Reading.DEFAULTS);
  }

  @Test
  void emptySectionsMeanTheDefaults() {
    String yaml = "listeners:\nengines:\ntime:\npools:\nlimits:\nlogging:\n";

    assertThat(Reading.of(yaml)).isEqualTo(Reading.DEFAULTS);
  }

  @Test
  void byteOrderMarksAreSkipped() {
    assertThat(Reading.of("\uFEFFpools: {queue: 3}").pools().queue()).isEqualTo(3);
    assertThat(Reading.problems("\uFEFFpols:")).singleElement().asString().startsWith("f.yaml:1:1");
  }

  @Test
  void windowsLineEndsAreLineEnds() {
    assertThat(Reading.of("pools:\r\n  queue: 3\r\n").pools().queue()).isEqualTo(3);
    assertThat(Reading.problems("pools:\r\n  quue: 3\r\n"))
        .singleElement()
        .asString()
        .startsWith("f.yaml:2:3: ");
  }

  @Test
  void readableKeysOfAFaultyFileAreChecked() {
    String yaml = "pools: {queue: x, memory-mib: 7}\nlisteners: [{name: a, port: 9}]\n";

    var rejected = (ConfigReading.Rejected) Reading.READER.read("f.yaml", yaml);

    ConfigReading.Accepted rest = rejected.rest().orElseThrow();
    assertThat(rest.config().pools()).isEqualTo(Reading.of("pools: {memory-mib: 7}").pools());
    assertThat(rest.config().listeners().getFirst().port()).isEqualTo(9);
    assertThat(rest.source().problem(ConfigPath.of("pools", "memory-mib"), "!"))
        .hasToString("f.yaml:1:31: !");
    assertThat(((ConfigReading.Rejected) Reading.READER.read("f.yaml", "pools: [")).rest())
        .isEmpty();
  }

  @Test
  void aMissingFileIsOneLine() {
    assertThat(Reading.problems(Reading.READER.read(Path.of("absent.yaml"))))
        .containsExactly("absent.yaml: no such file; give the path of a YAML file");
  }

  @Test
  void directoriesAreReportedAsSuch() {
    assertThat(Reading.problems(Reading.READER.read(Path.of("src"))))
        .containsExactly("src: is a directory; give the path of a YAML file");
  }

  @Test
  void aPathThroughAFileCannotBeRead() {
    assertThat(Reading.problems(Reading.READER.read(Path.of("default.yaml", "inner.yaml"))))
        .singleElement()
        .asString()
        .matches("default.yaml.inner.yaml: .+; .+");
  }

  @Test
  void tenMegabytesAreRejectedBeforeTheyAreParsed(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("long.yaml");
    Files.writeString(file, "# comment\n".repeat(1 << 20));

    assertThat(Reading.problems(Reading.READER.read(file)))
        .containsExactly(file + ": is too long; at most 1048576 bytes");
    assertThat(Reading.problems("# comment\n".repeat(1 << 20)))
        .containsExactly("f.yaml: is too long; at most 1048576 bytes");
  }

  @Test
  void aFileOfTheGreatestLengthIsRead(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("full.yaml");
    String head = "pools: {queue: 3}\n";
    String filler = "#" + " ".repeat(62) + "\n";
    String tail = "#".repeat(ConfigReader.MAX_BYTES - head.length() - 16383 * 64);
    Files.writeString(file, head + filler.repeat(16383) + tail);

    assertThat(Files.size(file)).isEqualTo(1_048_576);
    assertThat(Reading.of(file).pools().queue()).isEqualTo(3);
  }

  @Test
  void bytesThatAreNoUtf8HaveTheirPlace() {
    byte[] bytes = "pools: {}\n# Gr\u00fc\u00dfe\n".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(Reading.problems(Reading.READER.read("f.yaml", bytes)))
        .containsExactly("f.yaml:2:5: byte 0xfc is not UTF-8; save the file as UTF-8");
  }

  @Test
  void aNulByteHasItsPlace() {
    assertThat(Reading.problems("pools: {}\n# \ud83d\ude00\u0000\n"))
        .containsExactly(
            "f.yaml:2:4: character U+0000 is not allowed; replace it, or write an escape in double"
                + " quotes");
  }

  @Test
  void aSyntaxErrorHasItsPlace() {
    assertThat(Reading.problems("pools: {queue: 3\nlimits: {}\n"))
        .singleElement()
        .asString()
        .startsWith("f.yaml:2:7: not YAML: expected ',' or '}', but got")
        .endsWith("; look at indentation, quotes and brackets");
  }

  @Test
  void anEscapeThatIsNoCharacterIsASyntaxError() {
    assertThat(Reading.problems("logging: {file: \"\\Uffffffff\"}"))
        .singleElement()
        .asString()
        .startsWith("f.yaml:1:")
        .contains("not YAML");
  }

  @Test
  void anAliasBombIsRejected() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x]\n");
    for (int i = 1; i < 20; i++) {
      bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }

    assertThat(Reading.problems(bomb.toString()))
        .singleElement()
        .asString()
        .startsWith("f.yaml: Number of aliases")
        .endsWith("; at most 20 levels, and 10 aliases of lists and maps");
  }

  @Test
  void tooDeepNestingIsRejected() {
    assertThat(Reading.problems("[".repeat(100_000)))
        .singleElement()
        .asString()
        .startsWith("f.yaml: Nesting Depth exceeded")
        .endsWith("; at most 20 levels, and 10 aliases of lists and maps");
  }

  @Test
  void anAliasMayRepeatAValue() {
    String yaml = "time:\n  a: &fast {turn-ms: 7}\n  b: *fast\n";

    assertThat(Reading.of(yaml).time()).containsEntry("b", new TimeProfile(7, 50, 200));
  }

  @Test
  void recursiveAliasesAreProblems() {
    assertThat(Reading.problems("engines:\n  x: {options: &o {a: *o}}\n"))
        .containsExactly(
            "f.yaml:2:16: engines.x.options.a.a is a map; it must be a text of one line");
  }

  @ParameterizedTest
  @ValueSource(strings = {"- a\n- b\n", "word", "12"})
  void theTopMustBeAMap(String yaml) {
    assertThat(Reading.problems(yaml))
        .singleElement()
        .asString()
        .startsWith("f.yaml:1:1: the file is ")
        .endsWith(
            "; it must be a map of listeners, engines, time, pools, limits, auth, archive,"
                + " games, tables, control, logging");
  }

  @Test
  void aSecondDocumentIsAProblem() {
    assertThat(Reading.problems("pools: {}\n---\npools: {}\n"))
        .containsExactly("f.yaml:3:1: the file has a second YAML document; only one is allowed");
  }

  @Test
  void tagsAreReportedAtTheirPosition() {
    assertThat(Reading.problems("logging:\n  file: !env LOG\n"))
        .containsExactly("f.yaml:2:9: tag '!env' is not allowed; write the value without a tag");
  }

  @Test
  void unknownKeysAreReportedWithTheNearestKnownKey() {
    assertThat(Reading.problems("lisners: []\n"))
        .containsExactly(
            "f.yaml:1:1: unknown key 'lisners'; did you mean listeners? known: listeners, engines,"
                + " time, pools, limits, auth, archive, games, tables, control, logging");
  }

  @Test
  void unknownKeysWithoutANearKeyAreReportedWithAllKeys() {
    assertThat(Reading.problems("pools: {colour: red}\n"))
        .containsExactly(
            "f.yaml:1:9: unknown key 'colour' in pools; known: search-threads,"
                + " concurrent-searches, queue, memory-mib");
  }

  @Test
  void duplicateKeysAreReportedAtTheSecond() {
    assertThat(Reading.problems("pools: {}\nlimits: {}\npools: {}\n"))
        .containsExactly("f.yaml:3:1: 'pools' is given twice; delete it here or in line 1");
    assertThat(Reading.problems("pools:\n  queue: 1\n  queue: 2\n"))
        .containsExactly(
            "f.yaml:3:3: 'queue' in pools is given twice; delete it here or in line 2");
  }

  @Test
  void keysMustBeText() {
    assertThat(Reading.problems("? [a, b]\n: c\n"))
        .containsExactly("f.yaml:1:3: a key is a list; it must be a name");
    assertThat(Reading.problems("<<: {queue: 3}\n"))
        .singleElement()
        .asString()
        .startsWith("f.yaml:1:1: unknown key '<<'");
  }

  @Test
  void allProblemsComeAtOnceInTheOrderOfTheFile() {
    String yaml =
        """
        limits: {sessions: many}
        listeners:
          - {name: a, port: 7300, time: blitz}
          - {name: a, port: 7300}
        pools: {queue: 0, qeue: 1}
        """;

    List<String> problems = Reading.problems(yaml);

    assertThat(problems)
        .extracting(problem -> problem.substring(0, problem.indexOf(' ')))
        .containsExactly(
            "f.yaml:1:20:",
            "f.yaml:3:33:",
            "f.yaml:4:12:",
            "f.yaml:4:21:",
            "f.yaml:5:16:",
            "f.yaml:5:19:");
  }

  @Test
  void columnsCountCharactersNotUnits() {
    assertThat(Reading.problems("engines: {\ud83d\ude00: {}, b: 3}\n"))
        .extracting(problem -> problem.substring(0, problem.indexOf(' ')))
        .containsExactly("f.yaml:1:11:", "f.yaml:1:21:");
  }
}
