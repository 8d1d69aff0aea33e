package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines with ids of their own, and their options. */
final class EngineConfigTest {

  @Test
  void theDefaultPluginHasTheIdOfTheEngine() {
    assertThat(Reading.of("engines:\n  gomoku:\n  nogo: {}\n  mine: {plugin: gomoku}\n").engines())
        .isEqualTo(
            Map.of(
                "gomoku", EngineConfig.of("gomoku"),
                "nogo", EngineConfig.of("nogo"),
                "mine", EngineConfig.of("gomoku")));
  }

  @Test
  void everyKeyCanBeSet() {
    String yaml =
        """
        engines:
          mine:
            plugin: process
            options: {threads: 2, memory-mib: 3, seed: -4, dialect: no, limit: 012}
        """;

    assertThat(Reading.of(yaml).engines())
        .containsEntry(
            "mine",
            new EngineConfig(
                "process",
                OptionalInt.of(2),
                OptionalInt.of(3),
                OptionalLong.of(-4),
                Map.of("dialect", "no", "limit", "012")));
  }

  @Test
  void faultsHaveTheirPath() {
    String yaml =
        """
        engines:
          a: {plugin: [], options: {threads: 0, memory-mib: x, seed: 1.0, "b c": d}}
          e: f
          "": {options: 3}
          g: {threads: 2}
        """;

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:2:15: engines.a.plugin is a list; it must be " + Scalars.ID.allowed(),
            "f.yaml:2:38: engines.a.options.threads is '0'; it must be a whole number, 1 to 1024",
            "f.yaml:2:53: engines.a.options.memory-mib is 'x'; it must be a whole number, 1 to"
                + " 1048576",
            "f.yaml:2:62: engines.a.options.seed is '1.0'; it must be a whole number of 64 bits",
            "f.yaml:2:67: key 'b c' in engines.a.options; it must be " + Scalars.ID.allowed(),
            "f.yaml:3:6: engines.e is 'f'; it must be a map of plugin, options",
            "f.yaml:4:3: key '' in engines; it must be " + Scalars.ID.allowed(),
            "f.yaml:4:17: engines..options is '3'; it must be a map of option values by name",
            "f.yaml:5:7: unknown key 'threads' in engines.g; known: plugin, options");
  }

  @ParameterizedTest
  @CsvSource({
    "9223372036854775807, true",
    "-9223372036854775808, true",
    "9223372036854775808, false"
  })
  void theSeedHas64Bits(String seed, boolean accepted) {
    assertThat(Reading.problems("engines: {a: {options: {seed: " + seed + "}}}").isEmpty())
        .isEqualTo(accepted);
  }

  @Test
  void aListBecomesOneElementALine() {
    assertThat(option("[gomoku-freestyle 5-22, 'nogo 9', null, 7]"))
        .isEqualTo("gomoku-freestyle 5-22\nnogo 9\n\n7");
    assertThat(option("[]")).isEmpty();
  }

  @Test
  void aMapBecomesNameValueLines() {
    assertThat(option("{HOME: /srv, EMPTY: , FLAGS: a=b}"))
        .isEqualTo("HOME=/srv\nEMPTY=\nFLAGS=a=b");
  }

  @Test
  void aTextKeepsItsLines() {
    assertThat(option("|\n        one\n        two\n")).isEqualTo("one\ntwo\n");
    assertThat(option("")).isEmpty();
  }

  @Test
  void anElementOfAListIsOneLine() {
    String yaml = "engines:\n  a: {options: {o: [\"x\\ny\", [z]], p: {q: {}, r=s: t}}}\n";

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:2:21: engines.a.options.o[0] is 'x\\u000ay'; it must be a text of one line",
            "f.yaml:2:29: engines.a.options.o[1] is a list; it must be a text of one line",
            "f.yaml:2:42: engines.a.options.p.q is a map; it must be a text of one line",
            "f.yaml:2:51: name 'r=s' in engines.a.options.p; it must be one line without '='");
  }

  @Test
  void enginesKeepTheOrderOfTheFile() {
    assertThat(Reading.of("engines: {z: {}, m: {}, a: {}, k: {}}").engines().keySet())
        .containsExactly("z", "m", "a", "k");
  }

  private static String option(String value) {
    String yaml = "engines:\n  a:\n    options:\n      o: " + value + "\n";
    EngineConfig engine = Reading.of(yaml).engines().getOrDefault("a", EngineConfig.of("absent"));
    return engine.options().getOrDefault("o", "absent");
  }
}
