package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Tests of {@code --json}: lines of JSON with the keys that {@code docs/json.md} describes. */
final class JsonOutputTest {
  private static final Path PAGE = Path.of("..", "..", "docs", "json.md");

  @TempDir Path scratch;

  /** Output and exit code of a command. */
  private record Output(int exitCode, List<String> lines) {}

  private static Output run(String... words) {
    var bytes = new ByteArrayOutputStream();
    int exitCode;
    try (var results = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      exitCode = TengenCommand.commandLine(results, words).execute(words);
    }
    return new Output(exitCode, bytes.toString(StandardCharsets.UTF_8).lines().toList());
  }

  @Test
  void thePageHasASectionForEachCommandWithTheOption() throws IOException {
    var tengen = new CommandLine(new TengenCommand());
    Subcommands.addAll(tengen);
    List<String> titles =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.startsWith("## "))
            .map(line -> line.substring(3))
            .toList();

    assertThat(titles)
        .containsAll(withOption(tengen).filter(name -> !name.equals("ctl")).toList())
        .contains("ctl status", "ctl sessions");
  }

  private static Stream<String> withOption(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    String name = spec.qualifiedName().replaceFirst("^tengen ?", "");
    return Stream.concat(
        spec.optionsMap().containsKey("--json") ? Stream.of(name) : Stream.of(),
        command.getSubcommands().values().stream().flatMap(JsonOutputTest::withOption));
  }

  @Test
  void valuesOfGamesHaveTheKeysOfTheirKind() {
    String json = "--json";
    assertThat(
            run("cgt", "value", json, "nim 3 5", "hackenbush BRG", "nim 3 5 + +-2", "*1 + nim 1"))
        .isEqualTo(
            new Output(
                0,
                List.of(
                    "{\"game\":\"nim 3 5\",\"winner\":\"N\",\"value\":\"*6\",\"leftWins\":\"2-2\","
                        + "\"rightWins\":\"2-2\"}",
                    "{\"game\":\"hackenbush BRG\",\"winner\":\"L\",\"value\":\"1/2*\","
                        + "\"mean\":\"1/2\",\"temperature\":\"0\",\"birthday\":\"3\","
                        + "\"leftWins\":\"0-1B\"}",
                    "{\"game\":\"nim 3 5 + +-2\",\"winner\":\"N\",\"value\":\"+-(2*6)\","
                        + "\"mean\":\"0\",\"temperature\":\"2\",\"birthday\":\"9\","
                        + "\"leftWins\":\"2:2\",\"rightWins\":\"2:-2\"}",
                    "{\"game\":\"*1 + nim 1\",\"winner\":\"P\",\"value\":\"0\",\"mean\":\"0\","
                        + "\"temperature\":\"-1\",\"birthday\":\"0\"}")));
    assertThat(run("cgt", "value", json, "--steps", "10", "domineering 6x6").lines())
        .containsExactly("{\"game\":\"domineering 6x6\",\"unknown\":\"more than 10 steps\"}");
    assertThat(run("cgt", "value", json, "--misere", "nim 1 2 + kayles 2").lines())
        .containsExactly(
            "{\"game\":\"nim 1 2 + kayles 2\",\"winner\":\"N\",\"leftWins\":\"1:1-1\","
                + "\"rightWins\":\"1:1-1\",\"remark\":\"the SJ theorem holds\"}");
  }

  @Test
  void gamesAreListedAndDescribed() {
    assertThat(run("cgt", "games", "--json").lines())
        .contains(
            "{\"game\":\"nim\",\"rules\":\"Any number is taken from one heap.\","
                + "\"example\":\"nim 3 5 7\"}");
    assertThat(run("cgt", "games", "--json", "nim").lines())
        .singleElement()
        .asString()
        .contains("\"notation\":", "\"theory\":", "\"source\":", "\"winner\":\"N\"");
  }

  @Test
  void aTuningHasItsStepAndOptions() {
    assertThat(
            run(("tune --json --config ../../config/default.yaml --game nogo --size 3 --engine"
                        + " nogo-classic --tune exploration=0.5..3 --nodes 10 --games 4")
                    .split(" "))
                .lines())
        .singleElement()
        .asString()
        .matches("\\{\"step\":2,\"steps\":2,\"options\":\\{\"exploration\":\"[0-9.]+\"}}");
  }

  @Test
  void wrongRowsOfATableHaveTheRightValue() throws IOException {
    Path table =
        Files.writeString(
            scratch.resolve("moore_nim.tsv"),
            "# made up\nk\theaps\toutcome\n2\t3,4,4\tP\n2\t6,6\tN\n0\t1\tP\n");

    String file = table.toString();
    assertThat(run("cgt", "check", "--json", file))
        .isEqualTo(
            new Output(
                1,
                List.of(
                    "{\"file\":\"%s\",\"line\":3,\"row\":\"2\\t3,4,4\\tP\",\"grade\":\"wrong\","
                            .formatted(file)
                        + "\"expected\":\"P\",\"computed\":\"N\"}",
                    "{\"file\":\"%s\",\"line\":5,\"row\":\"0\\t1\\tP\",\"grade\":\"unknown\","
                            .formatted(file)
                        + "\"reason\":\"0: a move takes from 1 to 2^20 heaps\"}",
                    "{\"rows\":3,\"right\":1,\"wrong\":1,\"unknown\":1}")));
  }

  @Test
  void aConfigurationHasNumbersAndSwitches() throws IOException {
    Path config =
        Files.writeString(
            scratch.resolve("c.yaml"),
            "listeners: [{name: any, port: 7300}]\npools: {search-threads: 2, memory-mib: 64}\n"
                + "archive: {url: null}\n");

    assertThat(run("check-config", "--json", config.toString()).lines())
        .singleElement()
        .asString()
        .contains(
            "\"port\":7300",
            "\"insecure\":false",
            "\"engine\":null",
            "\"hosts\":[]",
            "\"protocol\":\"auto\"",
            "\"search-threads\":2");
  }
}
